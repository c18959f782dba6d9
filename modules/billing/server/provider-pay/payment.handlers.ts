import { todayOf } from '#cases/server';
import { accept, addMoney, exact, refuse } from '#kernel/domain';
import type { Answers, PlainDate } from '#kernel/domain';
import { Refused, answer, handle, isUuid, newId } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import {
  cancelPayment,
  decideCancelPayment,
  decideFile,
  decideLineRemoval,
  feesWithoutGst,
  makePaymentFile,
  makePayments,
  markPaid,
  paidWrites,
  paymentWrites,
  planPayment,
  readDuePay,
  removeCommissionPayment,
  removePaidFee,
  troublesOf,
} from '../../domain/index.ts';
import type { StoredPayment, TaxedFee } from '../../domain/index.ts';
import { nextInvoiceNo } from '../invoices/next-invoice-no.ts';
import { accountsOf } from '../ledger/accounts.ts';
import { paySettingOf } from './pay-setting.ts';
import {
  dueBills,
  lockBills,
  lockDueBills,
  lockForFile,
  lockPayments,
  madePayments,
  payeesOf,
} from './pay-rows.ts';
import type { PayeeRow } from './pay-rows.ts';

const idsOf = (given: unknown): readonly string[] => {
  const ids = Array.isArray(given) ? [...new Set<string>(given.filter(isUuid))] : [];
  if (!ids.length || ids.length > 1000) throw new Refused('nothingToPay');
  return ids;
};

const sumOf = (amounts: readonly string[]) => addMoney('0', ...amounts);

const dueHandler = handle(readDuePay, async ({ tx, input }) => {
  const [bills, withholding] = [await dueBills(tx, input.periodTo), await paySettingOf(tx)];
  const bySpecialist = Map.groupBy(bills, ({ specialistId }) => specialistId);
  const payees = await payeesOf(tx, [...bySpecialist.keys()]);
  return {
    payees: payees.map((payee) => {
      const own = bySpecialist.get(payee.specialistId) ?? [];
      const payable = own.filter(({ isPayable }) => isPayable);
      const plan = planPayment({ bills: payable, abn: payee.abn, withholding });
      return {
        specialistId: payee.specialistId,
        name: payee.name,
        termsId: payee.termsId,
        fees: plan.lines.length,
        total: plan.total,
        withheld: plan.withheld,
        net: plan.net,
        waiting: sumOf(own.filter(({ isPayable }) => !isPayable).map(({ toPay }) => toPay)),
        troubles: troublesOf(payee, payable, { plan, ...withholding }),
      };
    }),
    made: await madePayments(tx),
  };
});

const withoutGst = (payee: PayeeRow, bills: readonly TaxedFee[]): Refused => {
  const fees = feesWithoutGst(payee, bills).length;
  return new Refused('ownInvoiceWithoutGst', {
    values: { name: payee.name, fees: fees === 1 ? '1 fee' : `${fees} fees` },
  });
};

const makeHandler = handle(makePayments, async ({ tx, input, write }) => {
  const { periodFrom, periodTo, payOn } = input;
  if (periodTo < periodFrom) throw new Refused('periodEndsFirst');
  const limits = new Map(input.payees.map((payee) => [payee.specialistId, payee.amount ?? null]));
  const ids = [...limits.keys()];
  const [bills, withholding] = [await lockDueBills(tx, periodTo, ids), await paySettingOf(tx)];
  const payees = await payeesOf(tx, ids);
  const payable = payees.filter(({ bsb, accountNumber }) => bsb && accountNumber);
  if (payees.length && !payable.length) throw new Refused('payeesWithoutAccount');
  const billsOf = (specialistId: string) =>
    bills.filter((b) => b.isPayable && b.specialistId === specialistId);
  const ready = payable.filter(
    (payee) => !feesWithoutGst(payee, billsOf(payee.specialistId)).length,
  );
  const [untaxed] = payable;
  if (untaxed && !ready.length) throw withoutGst(untaxed, billsOf(untaxed.specialistId));
  const made = ready.flatMap(({ specialistId, abn, accountName, bsb, accountNumber }) => {
    const payee = { specialistId, abn, accountName, bsb, accountNumber };
    const own = billsOf(specialistId);
    const limit = limits.get(payee.specialistId);
    const plan = planPayment({ bills: own, abn: payee.abn, withholding, limit });
    if (exact(plan.total).lessThanOrEqualTo(0)) return [];
    return [{ id: newId(), payee, periodFrom, periodTo, payOn, plan, bills: own }];
  });
  await write(accept(made.length === 0 && refuse('nothingToPay'), made.map(paymentWrites)));
  const stored = await lockPayments(
    tx,
    made.map(({ id }) => id),
  );
  const paid = new Set(stored.map(({ specialistId }) => specialistId));
  return {
    payments: stored.map(({ id, paymentNo, specialistId, total, withheld }) => ({
      id,
      paymentNo,
      specialistId,
      net: exact(total).minus(withheld).toFixed(2),
    })),
    skipped: ids.filter((id) => !paid.has(id)),
  };
});

const paidHandler = handle(markPaid, async ({ tx, services, input, write }) => {
  if (input.paidOn > (await todayOf(tx, services))) throw new Refused('paidInFuture');
  const ids = idsOf(input.ids);
  const payments = await lockPayments(tx, ids);
  if (payments.length !== ids.length) throw new Refused('notFound');
  const accounts = await accountsOf(tx);
  const payees = await payeesOf(
    tx,
    payments.map(({ specialistId }) => specialistId),
  );
  for (const payment of payments) {
    const payee = payees.find(({ specialistId }) => specialistId === payment.specialistId);
    const isAgreed = payee?.isRctiAgreed === true && payee.abn !== null;
    const untaxed = isAgreed ? feesWithoutGst(payee, payment.lines) : [];
    if (payee && untaxed.length) throw withoutGst(payee, untaxed);
    const given = {
      bills: await lockBills(
        tx,
        payment.lines.map(({ billId }) => billId),
      ),
      accounts,
      journalId: newId(),
      paidOn: input.paidOn,
      rctiNo: isAgreed ? await nextInvoiceNo(tx, input.paidOn, 'RCTI') : null,
    };
    await write(accept(paidWrites(payment, given)));
  }
  return { paid: payments.length };
});

async function oneLocked(tx: Tx, id: string) {
  const [payment] = await lockPayments(tx, [id]);
  if (!payment) throw new Refused('notFound');
  const bills = await lockBills(
    tx,
    payment.lines.map(({ billId }) => billId),
  );
  return { payment, bills };
}

const cancelHandler = handle(cancelPayment, async ({ tx, services, record, answers, commit }) => {
  const { payment, bills } = await oneLocked(tx, record.id);
  return commit(
    decideCancelPayment(payment, { bills, answers, now: services.now().toISOString() }),
  );
});

type Removal = { readonly paymentId: string; readonly lineId: string; readonly answers: Answers };

/** A fee that stood on a tax invoice of ours: the recipient writes the adjustment note too. */
const adjustmentNoOf = async (tx: Tx, { status, rctiNo }: StoredPayment, on: PlainDate) =>
  status === 'paid' && rctiNo ? nextInvoiceNo(tx, on, 'RCAN') : null;

async function removalOf(tx: Tx, services: Services, { paymentId, lineId, answers }: Removal) {
  const { payment, bills } = await oneLocked(tx, paymentId);
  const line = payment.lines.find(({ id }) => id === lineId);
  const on = await todayOf(tx, services);
  return decideLineRemoval(payment, line, {
    bills,
    answers,
    accounts: await accountsOf(tx),
    journalId: newId(),
    adjustmentNo: await adjustmentNoOf(tx, payment, on),
    on,
    now: services.now().toISOString(),
  });
}

const paymentOfLineText = `select payment_id::text as "paymentId" from commission_payments c
  where c.id = $1::uuid and not c.is_deleted
    and ($2::uuid is null or exists (select from provider_bills_payable v
      where v.id = c.bill_id and v.invoice_id = $2::uuid))`;

/** A line of another payment or invoice answers as an unknown one. */
async function paymentOfLine(tx: Tx, lineId: string | undefined, invoiceId: string | null) {
  if (!isUuid(lineId)) throw new Refused('notFound');
  const [row] = await tx.query<{ paymentId: string }>(paymentOfLineText, [lineId, invoiceId]);
  if (!row) throw new Refused('notFound');
  return { paymentId: row.paymentId, lineId };
}

const removeHandler = handle(removePaidFee, async (call) => {
  const { tx, services, record, params, answers, commit } = call;
  const found = await paymentOfLine(tx, params['paymentId'], null);
  if (found.paymentId !== record.id) throw new Refused('notFound');
  return commit(await removalOf(tx, services, { ...found, answers }));
});

const removeOfInvoiceHandler = handle(removeCommissionPayment, async (call) => {
  const { tx, services, record, params, answers, write } = call;
  const found = await paymentOfLine(tx, params['paymentId'], record.id);
  await write(await removalOf(tx, services, { ...found, answers }));
});

const fileText = `select id::text as id, file_no as "fileNo", total::text as total, payments::int as payments
  from payment_files where id = $1::uuid`;

const fileHandler = handle(makePaymentFile, async ({ tx, input, write }) => {
  const ids = idsOf(input.ids);
  const payments = await lockForFile(tx, ids);
  if (payments.length !== ids.length) throw new Refused('notFound');
  const id = newId();
  const sender = await paySettingOf(tx);
  await write(decideFile({ id, sender, payments, processOn: input.processOn }));
  const [made] = await tx.query(fileText, [id]);
  return answer(made, 201);
});

export const paymentHandlers: readonly Handler[] = [
  dueHandler,
  makeHandler,
  paidHandler,
  cancelHandler,
  removeHandler,
  removeOfInvoiceHandler,
  fileHandler,
];
