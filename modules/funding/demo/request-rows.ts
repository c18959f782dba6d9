import { numbered } from '#billing/demo';
import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { fundingRequest } from '../domain/index.ts';
import type { DemoAgreement } from './demo-agreements.ts';
import type { At } from './loan-rows.ts';

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

export function requestRows(
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
