import type { Tx } from '#kernel/server';
import { changedTerms, paperLines } from '../../domain/index.ts';
import type { ChangedTerm, PaperLine, PrintedAgreement } from '../../domain/index.ts';
import { readPrintedAgreement } from '../agreements/read-printed-agreement.ts';

const keepText = `insert into agreement_papers (tenant_id, envelope_id, agreement_id, terms)
  values (current_tenant(), $1::uuid, $2::uuid, $3::jsonb)`;

/** What the signers of an envelope are given to read. */
export async function keepPaper(
  tx: Tx,
  envelopeId: string,
  printed: PrintedAgreement,
): Promise<void> {
  await tx.query(keepText, [envelopeId, printed.id, JSON.stringify(paperLines(printed))]);
}

const signedText = `update agreement_papers set signed_at = $2::timestamptz
  where envelope_id = $1::uuid`;

export async function markPaperSigned(tx: Tx, envelopeId: string, now: string): Promise<void> {
  await tx.query(signedText, [envelopeId, now]);
}

const lastText = `select terms from agreement_papers
  where agreement_id = $1::uuid and signed_at is not null order by signed_at desc limit 1`;

/** Of an agreement that nobody signed, nothing has changed since. */
export async function changedSinceSigning(
  tx: Tx,
  agreementId: string,
): Promise<readonly ChangedTerm[]> {
  const [last] = await tx.query<{ terms: readonly PaperLine[] }>(lastText, [agreementId]);
  const printed = last && (await readPrintedAgreement(tx, agreementId));
  return printed ? changedTerms(last.terms, paperLines(printed)) : [];
}
