import { accountsAtStart, numbered } from '#billing/demo';
import { journal, posting } from '#billing/domain';
import type { PaymentCategory } from '#billing/domain';
import { addMoney, exact, toCents } from '#kernel/domain';
import type { Creation, Instant, PlainDate } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { DemoFacts, Given, TableRows } from '#kernel/server';
import type { FieldsOf } from '#kernel/domain';
import {
  accruedInterestEntry,
  figuresOf,
  fundingTransaction,
  loanEntry,
  loanFunding,
  loanPosting,
  loanSettlement,
  postLoan,
} from '../domain/index.ts';
import type { DemoEvent, PlannedLoan } from './planned-loan.ts';
import { isSettling, settlementId } from './settlement-rows.ts';

export type At = (on: PlainDate) => Instant;

const byDay =
  <T>(dayOf: (item: T) => string) =>
  (one: T, other: T): number =>
    dayOf(one) === dayOf(other) ? 0 : dayOf(one) < dayOf(other) ? -1 : 1;

const loanRecord = (one: PlannedLoan, loanNo: string, today: PlainDate, at: At) => {
  const { principal, interest, accrued, fees, credit, payout, paid } = figuresOf(one.loan, today);
  return {
    id: one.id,
    loanNo,
    status: one.status,
    isOnHold: one.isOnHold,
    agreementId: one.agreement.id,
    fundingProviderId: one.agreement.providerId,
    borrowerId: one.agreement.borrowerId,
    insurerId: one.insurerId,
    fundingType: one.agreement.fundingType,
    repayment: one.agreement.repayment,
    caseId: one.caseId,
    // The numbers of cases come from assessments here.
    caseType: one.caseNo ? ('IME' as const) : null,
    caseNo: one.caseNo,
    claimNo: one.claimNo,
    claimantName: one.claimantName,
    matterId: one.matterId,
    fundingInvoiceNo: loanNo.replace('LN', 'FI'),
    openedOn: one.openedOn,
    dueOn: one.dueOn,
    expectedSettlementOn: one.expectedSettlementOn,
    principal,
    interest,
    accrued,
    fees,
    credit,
    payout,
    isOwing: !exact(payout).isZero(),
    paid,
    figuresOn: today,
    firstEntryOn: one.loan.events.map(({ on }) => on).toSorted()[0] ?? null,
    isUndated: false,
    isWithoutCase: one.caseNo === null,
    approvedLimit: one.agreement.capPerMatter ?? one.agreement.limit,
    settledOn: one.settledOn,
    creationTime: at(one.openedOn),
  };
};

/** The bill that an advance paid, or the settlement that a payment was for. */
function sourceOf(one: PlannedLoan, event: DemoEvent, billOf: ReadonlyMap<string, string>) {
  const bill = billOf.get(event.id);
  if (bill) return { sourceType: fundingTransaction.name, sourceId: bill };
  return isSettling(one, event)
    ? { sourceType: loanSettlement.name, sourceId: settlementId(one.id) }
    : {};
}

const entryRecords = (one: PlannedLoan, billOf: ReadonlyMap<string, string>, at: At) =>
  one.events.map((event) => ({
    id: event.id,
    loanId: one.id,
    kind: event.kind,
    happenedOn: event.on,
    amount: event.amount,
    note: event.note,
    isReversal: false,
    ...sourceOf(one, event, billOf),
    creationTime: at(event.on),
  }));

/** By the function that posts real ones; nothing was posted before. */
function writesOf(own: string, one: PlannedLoan, loanNo: string, today: PlainDate): Creation[] {
  let count = 0;
  const newId = () => idOf('journal', one.id, String((count += 1)));
  const stored = {
    id: one.id,
    loanNo,
    borrowerId: one.agreement.borrowerId,
    caseId: one.caseId,
    loan: one.loan,
    posted: [],
  };
  const books = { accounts: accountsAtStart(own), today, openFrom: '0001-01-01', newId };
  return postLoan(stored, one.loan, books).map((write, at) => ({
    ...write,
    id: write.id ?? idOf('loanWrite', one.id, String(at)),
  }));
}

/** Interest that has grown until today, one entry for each agreement. */
function accruedWrites(
  own: string,
  loans: readonly PlannedLoan[],
  agreementNoOf: (id: string) => string,
  today: PlainDate,
): Creation[] {
  const books = { accounts: accountsAtStart(own), today, openFrom: '0001-01-01' };
  return [...Map.groupBy(loans, ({ agreement }) => agreement.id)].flatMap(
    ([agreementId, under]) => {
      const [first] = under;
      if (!first) return [];
      const amount = addMoney('0', ...under.map(({ loan }) => figuresOf(loan, today).accrued));
      const grown = {
        agreementId,
        agreementNo: agreementNoOf(agreementId),
        borrowerId: first.agreement.borrowerId,
        amount,
      };
      return accruedInterestEntry(grown, idOf('journal', agreementId, 'accrued'), books).map(
        (write, at) => ({ ...write, id: write.id ?? idOf('accrued', agreementId, String(at)) }),
      );
    },
  );
}

/** Where the numbers of other documents end. */
const lastJournals = ({ rowsIn }: DemoFacts, own: string): ReadonlyMap<string, number> =>
  new Map(
    rowsIn('number_series', own)
      .filter((row) => row['prefix'] === 'JNL')
      .map((row) => [String(row['year']), Number(row['last'])]),
  );

/** As the database computes it, which loads these rows without its triggers. */
function withCategory(row: Readonly<Record<string, unknown>>) {
  const byPart: Readonly<Record<string, PaymentCategory>> = {
    fee: 'revenue',
    principal: 'principal',
    interest: 'interest',
  };
  return {
    ...row,
    category: row['kind'] === 'payment' ? (byPart[String(row['part'])] ?? null) : null,
  };
}

const dayOf = ({ values }: Creation): string => String(values['journalDate'] ?? values['postedOn']);

type OfResource<R> = Given<FieldsOf<R>>;

const stampedAt =
  (at: At) =>
  ({ id = '', values }: Creation, on: PlainDate) => ({ ...values, id, creationTime: at(on) });

type LoanRowFacts = {
  readonly facts: DemoFacts;
  readonly at: At;
  readonly agreementNoOf: (agreementId: string) => string;
};

export function loanRows(
  own: string,
  loans: readonly PlannedLoan[],
  billOf: ReadonlyMap<string, string>,
  { facts, at, agreementNoOf }: LoanRowFacts,
): TableRows[] {
  const { today } = facts;
  const ordered = loans.toSorted(byDay(({ openedOn }) => openedOn));
  const loanNos = numbered('LN', ordered, ({ openedOn }) => openedOn);
  const writes = [
    ...ordered.flatMap((one) => writesOf(own, one, loanNos.of(one.id), today)),
    ...accruedWrites(own, ordered, agreementNoOf, today),
  ];
  const of = (name: string) => writes.filter(({ resource }) => resource === name);
  const journals = of(journal.name).toSorted(byDay(dayOf));
  const named = journals.map((one) => ({ id: one.id ?? '', on: dayOf(one) }));
  const journalNos = numbered('JNL', named, ({ on }) => on, lastJournals(facts, own));
  const dayOfJournal = new Map(named.map(({ id, on }) => [id, on]));
  const stamped = stampedAt(at);
  return [
    ...recordRows(
      loanFunding,
      ordered.map((one) => loanRecord(one, loanNos.of(one.id), today, at)),
      own,
    ),
    ...recordRows(
      loanEntry,
      ordered.flatMap((one) => entryRecords(one, billOf, at)),
      own,
    ),
    ...recordRows(
      journal,
      journals.map((one) => ({
        ...(stamped(one, dayOf(one)) as OfResource<typeof journal>),
        journalNo: journalNos.of(one.id ?? ''),
      })),
      own,
    ),
    ...recordRows(
      posting,
      of(posting.name).map(
        (one) =>
          stamped(one, dayOfJournal.get(String(one.values['journalId'])) ?? today) as OfResource<
            typeof posting
          >,
      ),
      own,
    ),
    ...recordRows(
      loanPosting,
      of(loanPosting.name).map(
        (one) => withCategory(stamped(one, dayOf(one))) as OfResource<typeof loanPosting>,
      ),
      own,
    ),
    loanNos.series(own),
  ];
}

/** Lent under an agreement and not repaid. */
export const drawnOf = (loans: readonly PlannedLoan[], today: PlainDate) => (agreementId: string) =>
  toCents(
    exact(
      addMoney(
        '0',
        ...loans
          .filter(({ agreement }) => agreement.id === agreementId)
          .map(({ loan }) => figuresOf(loan, today).principal),
      ),
    ),
  );
