import { nextInvoiceNo, practiceDay } from '#billing/server';
import { addMoney } from '#kernel/domain';
import type { Decision, Refused as RefusedDecision } from '#kernel/domain';
import { Refused, handle, newId, throwUnlessAccepted } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  decideRepaymentInvoice,
  generateRepaymentInvoices,
  makeRepaymentInvoice,
  periodAsked,
  repaymentInvoice,
} from '../../domain/index.ts';
import type { AskedPeriod, RepaymentPeriod, RepaymentRun } from '../../domain/index.ts';
import { agreementsToInvoice, linesToInvoice, lockAgreements } from './plan-repayment.ts';
import type { AgreementToInvoice } from './plan-repayment.ts';

type Item = RepaymentRun['items'][number];
type Planned = Awaited<ReturnType<typeof linesToInvoice>>;

const isRefused = (given: RepaymentPeriod | RefusedDecision): given is RefusedDecision =>
  'kind' in given;

function periodOf(asked: AskedPeriod, today: string): RepaymentPeriod {
  const period = periodAsked(asked, today);
  if (isRefused(period)) throwUnlessAccepted(period);
  return period as RepaymentPeriod;
}

async function invoiceOf(
  tx: Tx,
  agreement: AgreementToInvoice,
  { lines }: Planned,
  given: RepaymentPeriod & { readonly today: string; readonly note: string | null },
): Promise<{ readonly id: string; readonly invoiceNo: string; readonly decision: Decision }> {
  const { today, note, ...period } = given;
  const { agreementId, borrowerId, fundingProviderId, repayment } = agreement;
  const [id, invoiceNo] = [newId(), await nextInvoiceNo(tx, today, 'RI')];
  const head = { id, invoiceNo, agreementId, borrowerId, fundingProviderId, repayment };
  const decision = decideRepaymentInvoice({
    ...head,
    ...period,
    invoiceDate: today,
    note,
    lines,
  });
  return { id, invoiceNo, decision };
}

const itemOf = (agreement: AgreementToInvoice, { lines, sums }: Planned): Item => {
  const { agreementId, agreementNo, borrowerId, borrower, invoiceId, invoiceNo } = agreement;
  const head = { agreementId, agreementNo, borrowerId, borrower, loans: lines.length };
  return { ...head, ...sums, invoiceId, invoiceNo, isMade: false };
};

const generateHandler = handle(generateRepaymentInvoices, async (call) => {
  const { tx, services, input, write } = call;
  const today = await practiceDay(tx, services);
  const period = periodOf(input, today);
  if (!input.dryRun) await lockAgreements(tx, await agreementsToInvoice(tx, period, input));
  const items: Item[] = [];
  for (const agreement of await agreementsToInvoice(tx, period, input)) {
    const planned = await linesToInvoice(tx, agreement, period);
    const item = itemOf(agreement, planned);
    if (!planned.lines.length && !item.invoiceId) continue;
    if (input.dryRun || item.invoiceId) {
      items.push(item);
      continue;
    }
    const made = await invoiceOf(tx, agreement, planned, { ...period, today, note: null });
    await write(made.decision);
    items.push({ ...item, invoiceId: made.id, invoiceNo: made.invoiceNo, isMade: true });
  }
  const counted = items.filter(({ isMade, invoiceId }) => isMade || !invoiceId);
  const total = addMoney('0', ...counted.map((item) => item.total));
  return { period: period.period, periodTo: period.periodTo, items, total };
});

const makeHandler = handle(makeRepaymentInvoice, async (call) => {
  const { tx, services, input, commit } = call;
  const today = await practiceDay(tx, services);
  const period = periodOf(input, today);
  await lockAgreements(tx, await agreementsToInvoice(tx, period, input));
  const [agreement] = await agreementsToInvoice(tx, period, input);
  if (!agreement) throw new Refused('nothingToRepay', { values: { period: period.period } });
  if (agreement.invoiceNo)
    throw new Refused('repaymentInvoicedAlready', {
      values: { invoiceNo: agreement.invoiceNo, period: period.period },
    });
  const planned = await linesToInvoice(tx, agreement, period);
  const note = input.note ?? null;
  const { id, decision } = await invoiceOf(tx, agreement, planned, { ...period, today, note });
  return commit(decision, { of: [repaymentInvoice, id], status: 201 });
});

export const generateHandlers: readonly Handler[] = [generateHandler, makeHandler];
