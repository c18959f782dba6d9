import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type {
  EnvelopeFacts,
  SignatureKind,
  SignerFacts,
  SigningProvider,
} from '../../domain/index.ts';

export type EnvelopeRow = EnvelopeFacts & {
  readonly number: string;
  readonly title: string;
  readonly message: string | null;
  readonly needsCode: boolean;
  readonly senderId: string | null;
  readonly endReason: string | null;
  readonly provider: SigningProvider;
  readonly externalId: string | null;
  readonly documentId: string;
  readonly signedFileId: string | null;
  readonly evidenceFileId: string | null;
};

export type SignerRow = SignerFacts & {
  readonly signedAt: string | null;
  readonly signatureKind: SignatureKind | null;
  readonly signatureId: string | null;
  readonly page: number | null;
  readonly boxLeft: number | null;
  readonly boxTop: number | null;
  readonly boxWidth: number | null;
};

export type WholeEnvelope = {
  readonly envelope: EnvelopeRow;
  readonly signers: readonly SignerRow[];
};

const instant = (column: string, as: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${as}"`;

const envelopeText = `select id, number, title, message, status, from_module as "fromModule",
    object_id as "objectId", document_hash as "documentHash", ${instant('expires_at', 'expiresAt')},
    needs_code as "needsCode", sender_id as "senderId", end_reason as "endReason", provider,
    external_id as "externalId", document_id as "documentId", signed_file_id as "signedFileId",
    evidence_file_id as "evidenceFileId"
  from envelopes where id = $1::uuid and not is_deleted`;

const signersText = `select id, place::float8, name, email, status, ${instant('signed_at', 'signedAt')},
    signature_kind as "signatureKind", signature_id as "signatureId", page::float8,
    box_left::float8 as "boxLeft", box_top::float8 as "boxTop", box_width::float8 as "boxWidth"
  from envelope_signers where envelope_id = $1::uuid and not is_deleted order by place`;

/** Locked, so that of two visits at once the second sees what the first has done. */
export const lockEnvelope = (tx: Tx, id: string) => readEnvelope(tx, id, 'for update');

export async function readEnvelope(
  tx: Tx,
  id: string,
  lock: 'for update' | '' = '',
): Promise<WholeEnvelope> {
  const [envelopes, signers] = await tx.batch([
    { text: `${envelopeText} ${lock}`, values: [id] },
    { text: signersText, values: [id] },
  ]);
  const envelope = envelopes?.rows[0] as EnvelopeRow | undefined;
  if (!envelope) throw new Refused('notFound');
  return { envelope, signers: (signers?.rows ?? []) as SignerRow[] };
}
