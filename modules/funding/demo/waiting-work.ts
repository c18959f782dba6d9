import { numbered } from '#billing/demo';
import { addDays, exact, toCents } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { idOf, randomOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { fundingRequest, fundingTransaction } from '../domain/index.ts';
import type { DemoAgreement } from './demo-agreements.ts';
import type { At } from './loan-rows.ts';
import type { PlannedLoan } from './planned-loan.ts';

type Asked = {
  readonly of: string;
  readonly daysAgo: number;
  readonly amount: string;
  readonly purpose: string;
  readonly status: '0' | '1' | '2' | '3';
  readonly decision?: string;
};

/** What borrowers ask the funder for, named by an agreement of theirs. */
const asked: readonly Asked[] = [
  {
    of: 'gulf renewal',
    daysAgo: 12,
    amount: '250000.00',
    purpose: 'The facility of 2024 is nearly drawn. About forty matters a year need reports.',
    status: '2',
    decision: 'Agreed on the terms of the old facility, at a lower rate.',
  },
  {
    of: 'torrens disbursements',
    daysAgo: 4,
    amount: '120000.00',
    purpose: 'A second facility for the motor accident team, repaid from settlements.',
    status: '1',
  },
  {
    of: 'swan anniversary',
    daysAgo: 2,
    amount: '60000.00',
    purpose: 'Reports of treating doctors in eleven medical negligence matters.',
    status: '1',
  },
  {
    of: 'huon daily',
    daysAgo: 1,
    amount: '35000.00',
    purpose: 'Counsel fees of two mediations in March.',
    status: '0',
  },
  {
    of: 'huon disbursements',
    daysAgo: 90,
    amount: '400000.00',
    purpose: 'Working capital for a new office.',
    status: '3',
    decision: 'We lend for disbursements of matters only.',
  },
];

function requestRows(
  own: string,
  agreements: readonly DemoAgreement[],
  today: PlainDate,
  at: At,
): TableRows[] {
  const found = asked.flatMap((one) => {
    const agreement = agreements.find(({ key }) => key === one.of);
    const id = idOf('fundingRequest', own, one.of);
    return agreement ? [{ ...one, id, agreement, on: addDays(today, -one.daysAgo) }] : [];
  });
  const ordered = found.toSorted((one, other) => other.daysAgo - one.daysAgo);
  const numbers = numbered('FQ', ordered, ({ on }) => on);
  const records = ordered.map(({ id, on, status, agreement, ...one }) => ({
    id,
    requestNo: numbers.of(id),
    status,
    fundingProviderId: agreement.providerId,
    borrowerId: agreement.borrowerId,
    borrowerKind: 'lawFirm' as const,
    fundingType: agreement.fundingType,
    repayment: agreement.repayment,
    amount: one.amount,
    purpose: one.purpose,
    submittedAt: status === '0' ? null : at(on),
    decidedAt: one.decision ? at(addDays(on, 1)) : null,
    approvedLimit: status === '2' ? agreement.limit : null,
    decisionNote: one.decision ?? null,
    agreementId: status === '2' ? agreement.id : null,
    creationTime: at(on),
  }));
  return [...recordRows(fundingRequest, records, own), numbers.series(own)];
}

const bills = [
  ['Dr A. Whitford', 'Report of an orthopaedic surgeon', 1650, 2200],
  ['Mindwell Psychiatry', 'Report of a psychiatrist', 1850, 2600],
  ['Adelaide Records Service', 'Clinical records of three hospitals', 180, 640],
  ['Harcourt Forensic', 'Report of a forensic accountant', 3200, 7400],
] as const;

/** Bills that came in the last days: the lender pays them next. */
function billRows(own: string, loans: readonly PlannedLoan[], today: PlainDate, at: At) {
  const billed = loans
    .filter(
      ({ status, isOnHold, agreement }) => status === 'active' && !isOnHold && !agreement.status,
    )
    .filter((_, index) => index % 3 === 0)
    .map((loan, index) => ({
      id: idOf('fundingTransaction', loan.id),
      loan,
      on: addDays(today, -(index % 14)),
    }));
  const ordered = billed.toSorted((one, other) => one.on.localeCompare(other.on));
  const numbers = numbered('FT', ordered, ({ on }) => on);
  const records = ordered.map(({ id, loan, on }, index) => {
    const random = randomOf(id);
    const [payeeName, description, least, most] = random.pick(bills);
    const amount = toCents(exact(random.between(least * 2, most * 2)).div(2));
    return {
      id,
      transactionNo: numbers.of(id),
      status: '0' as const,
      loanId: loan.id,
      agreementId: loan.agreement.id,
      borrowerId: loan.agreement.borrowerId,
      insurerId: loan.insurerId,
      caseId: loan.caseId,
      caseNo: loan.caseNo,
      claimantName: loan.claimantName,
      kind: 'otherDisbursement' as const,
      payeeName,
      description,
      invoiceNo: String(30_120 + index * 17),
      amount,
      gst: toCents(exact(amount).div(11)),
      paid: '0.00',
      open: amount,
      neededBy: addDays(on, 21),
      creationTime: at(on),
    };
  });
  return [...recordRows(fundingTransaction, records, own), numbers.series(own)];
}

export const waitingRows = (
  own: string,
  agreements: readonly DemoAgreement[],
  loans: readonly PlannedLoan[],
  today: PlainDate,
  at: At,
): TableRows[] => [...requestRows(own, agreements, today, at), ...billRows(own, loans, today, at)];
