import type { Tx } from '#kernel/server';

/** What a link in a mail is bound to. */
export type SentTo = {
  readonly address: string | null;
  /** Who caused the mail; null: the server by itself, a reminder for instance. */
  readonly issuerId: string | null;
};

const text = `select destination as address, creator_id as "issuerId" from emails_tracking
  where tenant_id = current_tenant() and id = $1`;

/** For whoever makes a link at the moment when its mail leaves. */
export async function sentTo(tx: Tx, emailId: string): Promise<SentTo> {
  const [row] = await tx.query<SentTo>(text, [emailId]);
  return row ?? { address: null, issuerId: null };
}
