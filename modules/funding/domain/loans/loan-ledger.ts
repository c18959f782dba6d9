import { credit, debit, post } from '#billing/domain';
import type { Accounts, EntryLine } from '#billing/domain';
import { create, exact, toCents } from '#kernel/domain';
import type { Creation, Money, PlainDate } from '#kernel/domain';
import { correctPostings } from '../interest/correct-postings.ts';
import type { LoanBook, LoanPosting } from '../interest/loan-book.ts';
import type { Loan } from '../interest/loan-terms.ts';
import { walkLoan } from '../interest/walk-loan.ts';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';
import { loanPosting } from './loan-posting.resource.ts';

/** A loan as it is stored, with the rows that the ledger has of it. */
export type StoredLoan = {
  readonly id: string;
  readonly loanNo: string;
  readonly borrowerId: string;
  readonly caseId: string | null;
  readonly loan: Loan;
  readonly posted: readonly LoanPosting[];
};

export type LoanBooks = {
  readonly accounts: Accounts;
  readonly today: PlainDate;
  /** The first day of the first month that is not closed: nothing is posted before it. */
  readonly openFrom: PlainDate;
  readonly newId: () => string;
};

const negated = (amount: Money): Money => toCents(exact(amount).negated());

const counterOf = (accounts: Accounts, { kind }: LoanPosting): string | null => {
  const by: Readonly<Record<LoanPosting['kind'], string | null>> = {
    advance: accounts.bank,
    payment: accounts.bank,
    refund: accounts.bank,
    writeOff: accounts.badDebts,
    fee: accounts.loanFees,
    dayFee: accounts.loanFees,
    gst: accounts.gstCollected,
    upfrontInterest: accounts.loanInterest,
    interest: accounts.loanInterest,
    leastInterest: accounts.loanInterest,
    rebate: accounts.loanInterest,
    // Moves interest to where it earns interest: the borrower owes the same.
    capitalised: null,
  };
  return by[kind];
};

function linesOf(stored: StoredLoan, accounts: Accounts, row: LoanPosting): readonly EntryLine[] {
  const counter = counterOf(accounts, row);
  if (!counter) return [];
  const party = { companyId: stored.borrowerId, caseId: stored.caseId };
  const own = row.part === 'credit' ? accounts.customerCredit : accounts.loans;
  return [debit(own, row.amount, party), credit(counter, row.amount, party)];
}

type Row = LoanPosting & { readonly isReversal: boolean };

/** The writes that bring the ledger to what the engine says of the loan until today. */
export function postLoan(
  stored: StoredLoan,
  loan: Loan,
  { accounts, today, openFrom, newId }: LoanBooks,
  { postings }: Pick<LoanBook, 'postings'> = walkLoan(loan, today),
): readonly Creation[] {
  const { reverse, post: fresh } = correctPostings(stored.posted, postings);
  const rows: readonly Row[] = [
    ...reverse.map((row) => ({ ...row, amount: negated(row.amount), isReversal: true })),
    ...fresh.map((row) => ({ ...row, isReversal: false })),
  ];
  const dayOf = ({ on }: LoanPosting): PlainDate => (on < openFrom ? openFrom : on);
  const days = [...new Set(rows.map(dayOf))].toSorted();
  return days.flatMap((on) => {
    const ofDay = rows.filter((row) => dayOf(row) === on);
    const journalId = newId();
    const entry = post({
      id: journalId,
      kind: 'loan',
      on,
      memo: `Loan ${stored.loanNo}`,
      source: { type: 'loanFunding', id: stored.id },
      lines: ofDay.flatMap((row) => linesOf(stored, accounts, row)),
    });
    return [
      ...entry,
      ...ofDay.map((row) =>
        create(loanPosting, {
          loanId: stored.id,
          postedOn: row.on,
          kind: row.kind,
          part: row.part,
          amount: row.amount,
          entryId: row.eventId,
          isReversal: row.isReversal,
          journalId: entry.length ? journalId : null,
        }),
      ),
    ];
  });
}

/** Interest that has grown on the loans of an agreement since the ledger last had it; negative where a payment fixed it. */
export const accruedInterestEntry = (
  grown: {
    readonly agreementId: string;
    readonly agreementNo: string;
    readonly borrowerId: string;
    readonly amount: Money;
  },
  id: string,
  { accounts, today, openFrom }: Omit<LoanBooks, 'newId'>,
): readonly Creation[] => {
  const party = { companyId: grown.borrowerId };
  return post({
    id,
    kind: 'loan',
    on: today < openFrom ? openFrom : today,
    memo: `Interest accrued, ${grown.agreementNo}`,
    source: { type: fundingAgreement.name, id: grown.agreementId },
    lines: [
      debit(accounts.loans, grown.amount, party),
      credit(accounts.loanInterest, grown.amount, party),
    ],
  });
};
