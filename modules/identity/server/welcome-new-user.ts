import type { Reaction } from '#kernel/server';
import { passwordLinkRequested } from './links/password-link.ts';

/** Whoever gets an account is told so, with a link to set the password. */
const welcome: Reaction = ({ tx, record, services }) =>
  services.jobs.emit(tx, [passwordLinkRequested({ userId: record.id, purpose: 'welcome' })]);

export const identityReactions: Readonly<Record<string, Reaction>> = { user: welcome };
