import { accept, emit } from '#kernel/domain';
import { defineRule } from '#kernel/server';
import { user } from '../../domain/index.ts';
import { passwordLinkRequested } from '../links/password-link.ts';

export const welcomeNewUser = defineRule({
  name: 'identity.welcomeNewUser',
  sentence: 'Whoever gets an account is told so, with a link to set the password.',
  on: user,
  when: ['create'],
  decide: (changes) =>
    accept(
      changes.map(({ id }) => emit(passwordLinkRequested({ userId: id, purpose: 'welcome' }))),
    ),
});
