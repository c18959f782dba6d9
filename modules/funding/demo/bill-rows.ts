import { numbered } from '#billing/demo';
import { addDays, exact, toCents } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { idOf, randomOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { fundingTransaction } from '../domain/index.ts';
import type { At } from './loan-rows.ts';
import type { DemoEvent, PlannedLoan } from './planned-loan.ts';

const bills = [
  ['Dr A. Whitford', 'Report of an orthopaedic surgeon', 1650, 2200],
  ['Mindwell Psychiatry', 'Report of a psychiatrist', 1850, 2600],
  ['Adelaide Records Service', 'Clinical records of three hospitals', 180, 640],
  ['Harcourt Forensic', 'Report of a forensic accountant', 3200, 7400],
] as const;

export type DemoBill = {
  readonly id: string;
  readonly loan: PlannedLoan;
  readonly on: PlainDate;
  readonly payeeName: string;
  readonly description: string;
  readonly amount: string;
  /** The advance that paid it. */
  readonly paidBy: DemoEvent | null;
  readonly invoiceId: string | null;
};

const isLent = ({ status, isOnHold, agreement }: PlannedLoan): boolean =>
  status === 'active' && !isOnHold && !agreement.status;

/** Bills that came in the last days: the lender pays them next. */
const waitingBills = (loans: readonly PlannedLoan[], today: PlainDate): readonly DemoBill[] =>
  loans
    .filter(isLent)
    .filter((_, index) => index % 3 === 0)
    .map((loan, index) => {
      const id = idOf('fundingTransaction', loan.id);
      const random = randomOf(id);
      const [payeeName, description, least, most] = random.pick(bills);
      const amount = toCents(exact(random.between(least * 2, most * 2)).div(2));
      const on = addDays(today, -(index % 14));
      return { id, loan, on, payeeName, description, amount, paidBy: null, invoiceId: null };
    });

/** Every advance was the payment of a bill: the newest of each loan shows it. */
const paidBills = (loans: readonly PlannedLoan[]): readonly DemoBill[] =>
  loans.filter(isLent).flatMap((loan) => {
    const paidBy = loan.events.findLast(({ kind }) => kind === 'advance');
    if (!paidBy) return [];
    const id = idOf('fundingTransaction', paidBy.id);
    const [payeeName] = randomOf(id).pick(bills);
    const { on, amount, note } = paidBy;
    return [
      {
        id,
        loan,
        on: addDays(on, -9),
        payeeName: loan.invoiceId ? 'Harbour Medico-Legal' : payeeName,
        description: note ?? 'Report',
        amount,
        paidBy,
        invoiceId: loan.invoiceId,
      },
    ];
  });

export const billsOf = (
  loans: readonly PlannedLoan[],
  today: PlainDate,
  withWaiting: boolean,
): readonly DemoBill[] => [...(withWaiting ? waitingBills(loans, today) : []), ...paidBills(loans)];

const stands = ({ amount, paidBy }: DemoBill, isRequested: boolean) =>
  paidBy
    ? { status: '6' as const, paid: amount, open: '0.00', lastPaidOn: paidBy.on }
    : {
        status: isRequested ? ('1' as const) : ('0' as const),
        paid: '0.00',
        open: amount,
        lastPaidOn: null,
      };

export function billRows(
  own: string,
  billed: readonly DemoBill[],
  asked: {
    readonly requested: ReadonlySet<string>;
    readonly heldBy: ReadonlyMap<string, string>;
  },
  at: At,
): TableRows[] {
  const ordered = billed.toSorted((one, other) => one.on.localeCompare(other.on));
  const numbers = numbered('FT', ordered, ({ on }) => on);
  const records = ordered.map((bill, index) => {
    const { id, loan, on, amount, invoiceId } = bill;
    return {
      id,
      transactionNo: numbers.of(id),
      ...stands(bill, asked.requested.has(id)),
      heldBy: asked.heldBy.get(id) ?? null,
      loanId: loan.id,
      agreementId: loan.agreement.id,
      borrowerId: loan.agreement.borrowerId,
      insurerId: loan.insurerId,
      caseId: loan.caseId,
      caseNo: loan.caseNo,
      claimantName: loan.claimantName,
      kind: invoiceId ? ('practiceInvoice' as const) : ('otherDisbursement' as const),
      payeeName: bill.payeeName,
      description: bill.description,
      invoiceNo: invoiceId ? bill.description.replace('Invoice ', '') : String(30_120 + index * 17),
      invoiceId,
      amount,
      gst: toCents(exact(amount).div(11)),
      neededBy: addDays(on, 21),
      creationTime: at(on),
    };
  });
  return [...recordRows(fundingTransaction, records, own), numbers.series(own)];
}
