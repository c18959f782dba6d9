import { chargesToInvoice } from '#cases/server';
import { readLetterhead } from '#documents/server';
import { addMoney, refuse } from '#kernel/domain';
import type { InputOf, Money, PlainDate } from '#kernel/domain';
import { answer, handle, Refused, startTask, throwUnlessAccepted } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { invoiceRunTask, planRun, previewRun, startRun } from '../../domain/index.ts';
import type { BlockedCase, PlannedInvoice, RunPlan } from '../../domain/index.ts';
import { addressesOf } from '../sending/address-of.ts';
import { invoicingFacts } from './invoicing-facts.ts';

type RunInput = InputOf<typeof previewRun>;

const closedText = `select max(month) as month from ledger_periods
  where status = 'closed' and not is_deleted having max(month) >= $1`;

/** Said before a worker finds out. */
async function checkDay(tx: Tx, { until, invoiceDate }: RunInput): Promise<void> {
  if (invoiceDate < until) throwUnlessAccepted(refuse('runBeforeWork', { field: 'invoiceDate' }));
  await checkMonth(tx, invoiceDate);
}

async function checkMonth(tx: Tx, on: PlainDate): Promise<void> {
  const [closed] = await tx.query<{ month: string }>(closedText, [on.slice(0, 7)]);
  if (closed)
    throwUnlessAccepted(
      refuse('monthClosed', { field: 'invoiceDate', values: { month: closed.month } }),
    );
}

const planOf = async (tx: Tx, input: RunInput): Promise<RunPlan> =>
  planRun(await chargesToInvoice(tx, input), {
    ...(await invoicingFacts(tx)),
    on: input.invoiceDate,
    per: input.per,
  });

const sum = (invoices: readonly PlannedInvoice[]): Money =>
  addMoney('0', ...invoices.map(({ total }) => total));

const count = (invoices: readonly PlannedInvoice[]): number =>
  invoices.reduce((all, { cases }) => all + cases.length, 0);

const blockedRow = ({ caseId, caseNo, caseType, because }: BlockedCase) => ({
  caseId,
  caseNo,
  caseType,
  reasons: because.map(({ code, values = {} }) => new Refused(code, { values }).message),
});

type Company = { readonly companyId: string | null; readonly companyName: string | null };

/** Company by company, by name; those without one at the end. */
async function companiesOf(tx: Tx, { invoices, blocked }: RunPlan) {
  const all: readonly Company[] = [...invoices, ...blocked];
  const emails = await addressesOf(
    tx,
    invoices.map(({ companyId }) => companyId),
  );
  const known = new Map(all.map(({ companyId, companyName }) => [companyId, companyName]));
  return [...known]
    .map(([companyId, companyName]) => {
      const made = invoices.filter((one) => one.companyId === companyId);
      return {
        companyId,
        companyName: companyName ?? 'Without a company',
        email: emails.get(companyId ?? '') ?? null,
        cases: count(made),
        invoices: made.length,
        total: sum(made),
        blocked: blocked.filter((one) => one.companyId === companyId).map(blockedRow),
      };
    })
    .toSorted((a, b) => a.companyName.localeCompare(b.companyName));
}

export const previewRunHandler = handle(previewRun, async ({ tx, input }) => {
  await checkDay(tx, input);
  const plan = await planOf(tx, input);
  return {
    invoices: plan.invoices.length,
    cases: count(plan.invoices),
    total: sum(plan.invoices),
    blocked: plan.blocked.length,
    companies: await companiesOf(tx, plan),
  };
});

export const startRunHandler = handle(startRun, async ({ tx, actor, services, input }) => {
  await checkDay(tx, input);
  if (input.isSent && !(await readLetterhead(tx, services)).abn)
    throwUnlessAccepted(refuse('practiceWithoutAbn'));
  const { invoices, blocked } = await planOf(tx, input);
  if (!invoices.length) throwUnlessAccepted(refuse('runWithoutCases'));
  const { id } = await startTask(
    tx,
    { services, actor },
    {
      task: invoiceRunTask,
      title: `Invoices for work until ${input.until}`,
      input,
      total: count(invoices) + blocked.length,
    },
  );
  return answer({ taskId: id }, 202);
});
