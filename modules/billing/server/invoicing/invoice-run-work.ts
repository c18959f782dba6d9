import { nextChargesToInvoice, spentCharges } from '#cases/server';
import type { ChargeCursor } from '#cases/server';
import { addMoney, amountText } from '#kernel/domain';
import type { FailedRow, InputOf } from '#kernel/domain';
import { bindTask, Refused } from '#kernel/server';
import type { StepOutcome, TaskRun, TaskStep } from '#kernel/server';
import { invoiceRunTask, planRun } from '../../domain/index.ts';
import type { BlockedCase, RunCharge } from '../../domain/index.ts';
import { makePlannedInvoices } from './make-planned-invoices.ts';
import { invoicingFacts } from './invoicing-facts.ts';
import { sendMadeInvoices } from './send-made-invoices.ts';

/** Few enough that nobody waits long for the next number, many enough to be quick. */
const casesPerStep = 100;
const companiesPerStep = 10;

type RunInput = InputOf<typeof invoiceRunTask>;

/** Whoever runs the same month waits for the step of the other, however busy the machine is. */
const patienceText = `select set_config('lock_timeout', '120s', true),
  set_config('statement_timeout', '120s', true)`;

/** What the steps so far made, and where the next one begins. */
type InvoiceRun = {
  /** Absent at the start and at the end. */
  readonly after?: ChargeCursor;
  readonly invoices: number;
  readonly total: string;
  /** Of these, how many went out; a run that only makes them has none. */
  readonly sent?: number;
};

const nothing: InvoiceRun = { invoices: 0, total: '0.00' };

const failedRow = ({ caseId, caseNo, because }: BlockedCase): FailedRow => ({
  id: caseId,
  name: caseNo,
  message: because.map(({ code, values = {} }) => new Refused(code, { values }).message).join(' '),
});

/** Whoever came first has some of them by now; those are simply not ours any more. */
async function stillPending(step: TaskStep, charges: readonly RunCharge[]) {
  const spent = new Set(
    await spentCharges(
      step.tx,
      charges.map(({ id }) => id),
    ),
  );
  return charges.filter(({ id }) => !spent.has(id));
}

async function invoiceNext(
  step: TaskStep,
  run: Pick<TaskRun, 'id' | 'done' | 'value' | 'services'> & { readonly input: RunInput },
): Promise<StepOutcome> {
  const { input } = run;
  const { after, ...soFar } = (run.value as InvoiceRun | null | undefined) ?? nothing;
  const { per, invoiceDate: on } = input;
  await step.tx.query(patienceText);
  const most = per === 'case' ? casesPerStep : companiesPerStep;
  const found = await nextChargesToInvoice(step.tx, input, { per, after: after ?? null, most });
  const last = found.at(-1);
  if (!last) return { done: run.done, value: soFar };
  const charges = await stillPending(step, found);
  const { invoices, blocked } = planRun(charges, { ...(await invoicingFacts(step.tx)), on, per });
  const made = await makePlannedInvoices(step, invoices, { on, runId: run.id });
  const unsent = input.isSent ? await sendMadeInvoices(run.services, step, made) : [];
  return {
    done: run.done + new Set(found.map(({ caseId }) => caseId)).size,
    failed: [...blocked.map(failedRow), ...unsent],
    value: {
      after: { companyId: last.companyId, caseId: last.caseId },
      invoices: soFar.invoices + invoices.length,
      total: addMoney(soFar.total, ...invoices.map(({ total }) => total)),
      ...(input.isSent && { sent: (soFar.sent ?? 0) + made.length - unsent.length }),
    },
  };
}

export const invoiceRunWork = bindTask(invoiceRunTask, async (run) => {
  const soFar = () => (run.value as InvoiceRun | null | undefined) ?? nothing;
  do {
    await run.step((step) => invoiceNext(step, run));
  } while (soFar().after);
  const { invoices, total, sent } = soFar();
  const words = sent === undefined ? 'made' : `made, ${sent} sent`;
  return {
    summary: `${invoices} ${invoices === 1 ? 'invoice' : 'invoices'} of ${amountText(total)} ${words}.`,
  };
});
