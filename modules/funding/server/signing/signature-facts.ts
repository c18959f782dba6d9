import { readEnvelope } from '#documents/server';
import type { EnvelopeStatus } from '#documents/domain';
import type { Tx } from '#kernel/server';
import type { AgreementSignature } from '../../domain/index.ts';
import { changedSinceSigning } from './signed-paper.ts';

const partiesText = `select coalesce(nullif(p.contact_name, ''), p.name, '') as "lenderName",
    nullif(p.email, '') as "lenderEmail", coalesce(c.name, '') as "borrowerName",
    nullif(c.invoice_email, '') as "borrowerEmail"
  from facility_agreements a
    left join funding_providers p on p.tenant_id = a.tenant_id and p.id = a.funding_provider_id
    left join party_company_accounts c on c.tenant_id = a.tenant_id and c.id = a.borrower_id
  where a.id = $1::uuid`;

type Parties = {
  readonly lenderName: string;
  readonly lenderEmail: string | null;
  readonly borrowerName: string;
  readonly borrowerEmail: string | null;
};

/** Who signs, as far as their records say. */
export async function knownSigners(tx: Tx, id: string) {
  const [row] = await tx.query<Parties>(partiesText, [id]);
  return {
    lender: { name: row?.lenderName ?? '', email: row?.lenderEmail ?? null },
    borrower: { name: row?.borrowerName ?? '', email: row?.borrowerEmail ?? null },
  };
}

export async function signatureOf(
  tx: Tx,
  agreement: { readonly id: string; readonly envelopeId: string | null },
): Promise<AgreementSignature> {
  const known = await knownSigners(tx, agreement.id);
  const { envelopeId } = agreement;
  if (!envelopeId)
    return {
      ...known,
      status: 'none',
      envelopeId,
      envelopeNo: null,
      endReason: null,
      signers: [],
      changedTerms: [],
    };
  const { envelope, signers } = await readEnvelope(tx, envelopeId);
  return {
    ...known,
    status: envelope.status,
    envelopeId,
    envelopeNo: envelope.number,
    endReason: envelope.endReason,
    changedTerms: await changedSinceSigning(tx, agreement.id),
    signers: signers.map(({ name, email, status, signedAt }) => ({
      name,
      email,
      status,
      signedAt,
    })),
  };
}

const byEnvelopeText = `select id::text as id from facility_agreements
  where envelope_id = $1::uuid and not is_deleted`;

/** An envelope that was followed by another says nothing about the agreement any more. */
export async function agreementOfEnvelope(tx: Tx, envelopeId: string): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(byEnvelopeText, [envelopeId]);
  return row?.id ?? null;
}

const openText = `select a.envelope_id::text as "envelopeId", a.signature from facility_agreements a
  where a.id = $1::uuid`;

type Open = { readonly envelopeId: string | null; readonly signature: EnvelopeStatus | null };

export async function signatureNow(tx: Tx, agreementId: string): Promise<Open> {
  const [row] = await tx.query<Open>(openText, [agreementId]);
  return row ?? { envelopeId: null, signature: null };
}
