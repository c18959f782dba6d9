import { choice, defineEvent, text } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { mintLink } from './one-time-link.ts';

const purposes = {
  forgotten: 'Forgotten',
  reset: 'Reset',
  welcome: 'Welcome',
  change: 'Change',
} as const;

export type PasswordLinkPurpose = keyof typeof purposes;

/** decisions.md, "Access". */
export const passwordLinkMinutes = 60;

/** Whoever sends mail answers this event with a link from `issuePasswordLink`. */
export const passwordLinkRequested = defineEvent('PasswordLinkRequested', {
  userId: text('User', { required: true }),
  purpose: choice('Purpose', purposes, { required: true }),
});

/** Minted at delivery, so the token is in no event and no job. Answers the address to open. */
export async function issuePasswordLink(
  tx: Tx,
  services: Pick<Services, 'config' | 'now'>,
  userId: string,
  purpose: PasswordLinkPurpose,
): Promise<string> {
  const seconds = passwordLinkMinutes * 60;
  const token = await mintLink(tx, { purpose, userId, seconds, now: services.now() });
  return `${services.config.publicUrl}/account/set-password?token=${token}`;
}
