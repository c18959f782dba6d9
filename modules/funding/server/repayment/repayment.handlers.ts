import { askAboutStrangers } from '#correspondence/server';
import { addressOf } from '#billing/server';
import { partPaid, paid, sent } from '#billing/domain';
import { accept, exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { Refused, handle, newId } from '#kernel/server';
import type { Call, Handler } from '#kernel/server';
import {
  cancelRepaymentInvoice,
  decideMarkedSent,
  decideRepayment,
  decideRepaymentCancellation,
  decideRepaymentReversal,
  decideRepaymentSending,
  decideRepaymentUploaded,
  payRepaymentInvoice,
  repaymentInvoiceWorkflow,
  reverseRepayment,
  setRepaymentStatus,
  uploadRepaymentInvoice,
} from '../../domain/index.ts';
import type { LineToPay, LoanBooks, RepaymentInvoiceFacts } from '../../domain/index.ts';
import { refreshLoans } from '../loans/keep-figures.ts';
import { loanBooks } from '../loans/stored-loan.ts';
import { queueRepaymentMail } from './repayment-mail.ts';
import { invoiceFactsOf, linesPaidBy, linesToPay, lockInvoice } from './repayment-rows.ts';
import { uploadRepayment } from './upload-repayment.ts';

type Received = {
  readonly receivedOn?: PlainDate | null;
  readonly amount?: Money | null;
  readonly reference?: string | null;
  readonly note?: string | null;
};

type Writing = Pick<Call, 'tx' | 'services' | 'write'>;

async function followLoans(call: Writing, lines: readonly LineToPay[], books: LoanBooks) {
  const ids = lines.map(({ loan }) => loan.id);
  await refreshLoans(call, ids, books);
}

async function takePayment(call: Writing, invoice: RepaymentInvoiceFacts, given: Received) {
  const { tx, services, write } = call;
  const lines = await linesToPay(tx, invoice.id);
  const books = await loanBooks(tx, services);
  const payment = {
    id: newId(),
    receivedOn: given.receivedOn ?? books.today,
    amount: given.amount ?? toCents(exact(invoice.total).minus(invoice.paid)),
    reference: given.reference ?? null,
    note: given.note ?? null,
  };
  await write(decideRepayment(invoice, lines, payment, books));
  await followLoans(call, lines, books);
}

const payHandler = handle(payRepaymentInvoice, async (call) => {
  await takePayment(call, invoiceFactsOf(call.record), call.input);
  return call.commit(accept());
});

/** The body may name the invoice once more; another one would be a mistake of the caller. */
function mustBeSame(given: string | null | undefined, id: string): void {
  if (given && given !== id) throw new Refused('repaymentOtherId');
}

const statusHandler = handle(setRepaymentStatus, async (call) => {
  const { record, input, services, commit } = call;
  mustBeSame(input.id, record.id);
  const invoice = invoiceFactsOf(record);
  if (input.status === sent) return commit(decideMarkedSent(invoice, services.now().toISOString()));
  if (input.status === partPaid && !input.amount) throw new Refused('repaymentPartWithoutAmount');
  if (input.status !== partPaid && input.status !== paid)
    throw new Refused('repaymentStatusFollows');
  await takePayment(call, invoice, input.status === paid ? { ...input, amount: null } : input);
  return commit(accept());
});

const cancelHandler = handle(cancelRepaymentInvoice, (call) => {
  const { record, input, services, answers, commit } = call;
  mustBeSame(input.id, record.id);
  const now = services.now().toISOString();
  const { cancelledReason: reason } = input;
  const { accountingId } = record;
  const given = { reason, now, accountingId, answers };
  return commit(decideRepaymentCancellation(invoiceFactsOf(record), given));
});

/** The mail is queued in the transaction that marks the invoice as sent. */
const sendHandler = handle(repaymentInvoiceWorkflow.actions.send, async (call) => {
  const { tx, services, record, input, commit } = call;
  await askAboutStrangers(call, [input.email]);
  const to = input.email || (await addressOf(tx, record.borrowerId));
  const now = services.now().toISOString();
  const answer = await commit(decideRepaymentSending(invoiceFactsOf(record), { to, now }));
  const { id, invoiceNo } = record;
  await queueRepaymentMail(tx, services, { id, invoiceNo: invoiceNo ?? '', to: to ?? '' });
  return answer;
});

/** What was uploaded answers as it is: pressing twice uploads once. */
const uploadHandler = handle(uploadRepaymentInvoice, async (call) => {
  const { tx, services, record, commit } = call;
  if (record.accountingId) return commit(accept());
  const now = services.now().toISOString();
  const invoice = invoiceFactsOf(record);
  const checked = decideRepaymentUploaded(invoice, { accountingId: null, now });
  if (checked.kind !== 'accepted') return commit(checked);
  const accountingId = await uploadRepayment(tx, services, record.id);
  return commit(decideRepaymentUploaded(invoice, { accountingId, now }));
});

const reverseHandler = handle(reverseRepayment, async (call) => {
  const { tx, services, record, input, write, commit } = call;
  const invoice = await lockInvoice(tx, record.invoiceId);
  const lines = await linesPaidBy(tx, record.id, record.invoiceId);
  const books = await loanBooks(tx, services);
  const now = services.now().toISOString();
  const { reason } = input;
  const payment = { ...record, isReversed: record.isReversed === true };
  await write(decideRepaymentReversal(payment, invoice, lines, { reason, now, books }));
  await followLoans(call, lines, books);
  return commit(accept());
});

export const repaymentHandlers: readonly Handler[] = [
  payHandler,
  statusHandler,
  cancelHandler,
  sendHandler,
  uploadHandler,
  reverseHandler,
];
