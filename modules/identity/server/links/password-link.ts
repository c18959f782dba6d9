import { choice, defineEvent, text } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { passwordLink } from '../../domain/index.ts';
import { linkSubjectPoint } from './link-subject.ts';
import { makeLink } from './make-link.ts';

const purposes = {
  forgotten: 'Forgotten',
  reset: 'Reset',
  welcome: 'Welcome',
  change: 'Change',
} as const;

export type PasswordLinkPurpose = keyof typeof purposes;

export const passwordLinkMinutes = 60;

/** Whoever sends mail answers this event with a link from `issuePasswordLink`. */
export const passwordLinkRequested = defineEvent('PasswordLinkRequested', {
  userId: text('User', { required: true }),
  purpose: choice('Purpose', purposes, { required: true }),
});

const userText = `select first_name || ' ' || last_name as name, email from users
  where tenant_id = current_tenant() and id = $1::uuid and is_active and not is_locked and not is_deleted`;

type Row = { name: string; email: string };

const sameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Of a person who may sign in. A link that went to an address which is theirs no more is dead. */
export const userOfLink = linkSubjectPoint.contribute({
  of: 'user',
  async find(tx, { id, address }) {
    const [row] = await tx.query<Row>(userText, [id]);
    const isTheirs = row && (address === null || sameAddress(address, row.email));
    return isTheirs ? { module: 'USER', id, name: row.name } : null;
  },
});

/** Made at delivery, so the token is in no event and no job. Answers the address to open. */
export async function issuePasswordLink(
  tx: Tx,
  services: Services,
  userId: string,
  purpose: PasswordLinkPurpose,
): Promise<string> {
  const [row] = await tx.query<Row>(userText, [userId]);
  const made = await makeLink(tx, services, passwordLink, {
    subjectId: userId,
    address: row?.email ?? null,
    // It proves who reads the address; whoever asked for it has no part in that.
    issuerId: null,
    payload: { purpose },
  });
  return made.url;
}
