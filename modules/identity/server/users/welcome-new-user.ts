import { accept, emit } from '#kernel/domain';
import { defineRule } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { user } from '../../domain/index.ts';
import { passwordLinkRequested } from '../links/password-link.ts';

const byProviderText = `select user_id::text as id from provider_accounts
  where tenant_id = $1 and user_id = any ($2::uuid[])`;

async function madeByProvider(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>(byProviderText, [tx.context.tenantId, ids]);
  return new Set(rows.map(({ id }) => id));
}

export const welcomeNewUser = defineRule({
  name: 'identity.welcomeNewUser',
  sentence: 'Whoever gets an account is told so, with a link to set the password.',
  on: user,
  when: ['create'],
  // Whoever came by the provider of their practice is in already, and needs no password.
  more: ({ tx }, changes) =>
    madeByProvider(
      tx,
      changes.map(({ id }) => id),
    ),
  decide: (changes, _asked, byProvider) =>
    accept(
      changes
        .filter(({ id }) => !byProvider.has(id))
        .map(({ id }) => emit(passwordLinkRequested({ userId: id, purpose: 'welcome' }))),
    ),
});
