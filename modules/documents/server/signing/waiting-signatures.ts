import type { Tx } from '#kernel/server';
import { isOpenEnvelope } from '../../domain/index.ts';
import { readEnvelope } from './read-envelope.ts';

export type WaitingSignature = {
  readonly envelopeId: string;
  readonly signerId: string;
  readonly name: string;
  /** Null where a code must be given before anything is told of the document. */
  readonly title: string | null;
  readonly fromModule: string | null;
  readonly objectId: string | null;
  readonly expiresAt: string | null;
};

const waitingText = `select e.id as "envelopeId", s.id as "signerId", s.name,
    case when not e.needs_code then e.title end as title, e.from_module as "fromModule",
    e.object_id as "objectId", e.expires_at as "expiresAt"
  from envelope_signers s join envelopes e on e.tenant_id = s.tenant_id and e.id = s.envelope_id
  where lower(s.email) = lower($1) and s.status in ('invited', 'opened') and not s.is_deleted
    and e.status in ('sent', 'delivered') and e.provider = 'own' and not e.is_deleted
    and (e.expires_at is null or e.expires_at > $2::timestamptz)
  order by e.sent_at, s.id limit 50`;

/** What waits for the signature of whoever reads this address. Whoever calls says whether it is theirs. */
export const waitingSignatures = (tx: Tx, email: string, now: Date): Promise<WaitingSignature[]> =>
  tx.query<WaitingSignature>(waitingText, [email, now]);

const ofRecordText = `select id from envelopes where from_module = $1 and object_id = $2
    and status in ('sent', 'delivered') and not is_deleted order by id`;

/** Those of a record that somebody can still sign. */
export async function openEnvelopesOf(
  tx: Tx,
  link: { readonly fromModule: string; readonly objectId: string },
  now: Date,
): Promise<string[]> {
  const found = await tx.query<{ id: string }>(ofRecordText, [link.fromModule, link.objectId]);
  const open: string[] = [];
  for (const { id } of found) {
    const { envelope } = await readEnvelope(tx, id);
    if (isOpenEnvelope(envelope, now.toISOString())) open.push(id);
  }
  return open;
}
