import { withCurrency } from '#kernel/domain';
import type { Currency } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { tenantCurrency } from '#platform/server';
import { changedTerms, paperLines } from '../../domain/index.ts';
import type { ChangedTerm, PaperLine, PrintedAgreement } from '../../domain/index.ts';
import { readPrintedAgreement } from '../agreements/read-printed-agreement.ts';

const keepText = `insert into agreement_papers (tenant_id, envelope_id, agreement_id, terms)
  values (current_tenant(), $1::uuid, $2::uuid, $3::jsonb)`;

/** Papers of earlier releases named no currency. */
const readIn = (lines: readonly PaperLine[], currency: Currency): readonly PaperLine[] =>
  lines.map(([label, words]) => [label, withCurrency(words.replace(/\$(?=\d)/g, '¤ '), currency)]);

/** What the signers of an envelope are given to read. */
export async function keepPaper(
  tx: Tx,
  envelopeId: string,
  printed: PrintedAgreement,
): Promise<void> {
  const lines = readIn(paperLines(printed), await tenantCurrency(tx));
  await tx.query(keepText, [envelopeId, printed.id, JSON.stringify(lines)]);
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
  if (!printed) return [];
  const currency = await tenantCurrency(tx);
  return changedTerms(readIn(last.terms, currency), readIn(paperLines(printed), currency));
}
