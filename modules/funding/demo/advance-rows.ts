import { numbered } from '#billing/demo';
import { addDays, addMoney } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { advancePayment, advanceRequest } from '../domain/index.ts';
import type { DemoAgreement } from './demo-agreements.ts';
import type { DemoBill } from './bill-rows.ts';
import type { At } from './loan-rows.ts';

type Sketch = {
  readonly of: string;
  readonly status: '0' | '1' | '2' | '3';
  readonly daysAgo: number;
  readonly isPaid?: true;
  readonly because?: string;
};

/** One of each state; an agreement has one that is active at most. */
const sketches: readonly Sketch[] = [
  { of: 'huon disbursements', status: '0', daysAgo: 0 },
  { of: 'torrens disbursements', status: '1', daysAgo: 1 },
  { of: 'gulf disbursements', status: '2', daysAgo: 3 },
  {
    of: 'torrens compound',
    status: '3',
    daysAgo: 5,
    because: 'The invoice of the forensic accountant is missing.',
  },
  { of: 'swan anniversary', status: '2', daysAgo: 30, isPaid: true },
];

export type DemoAdvance = Sketch & {
  readonly id: string;
  readonly agreement: DemoAgreement;
  readonly bills: readonly DemoBill[];
  readonly on: PlainDate;
};

/** A paid request asked for what one advance paid. */
const billsFor = ({ isPaid }: Sketch, all: readonly DemoBill[]): readonly DemoBill[] => {
  const waiting = all.filter(({ paidBy }) => paidBy === null);
  const paid = all.filter(({ paidBy }) => paidBy !== null);
  return isPaid ? paid.slice(-1) : waiting.slice(0, 3);
};

export const advancesOf = (
  agreements: readonly DemoAgreement[],
  bills: readonly DemoBill[],
  today: PlainDate,
): readonly DemoAdvance[] =>
  sketches.flatMap((sketch) => {
    const agreement = agreements.find(({ key }) => key === sketch.of);
    if (!agreement) return [];
    const own = bills.filter(({ loan }) => loan.agreement === agreement);
    const asked = billsFor(sketch, own);
    const paidOn = asked[0]?.paidBy?.on;
    const on = paidOn ? addDays(paidOn, -4) : addDays(today, -sketch.daysAgo);
    const id = idOf('advanceRequest', agreement.id, sketch.status);
    return asked.length ? [{ ...sketch, id, agreement, bills: asked, on }] : [];
  });

/** Bills that a request has, also one that was declined: they are asked for again. */
export const requestedBills = (advances: readonly DemoAdvance[]): ReadonlySet<string> =>
  new Set(advances.flatMap(({ bills }) => bills.map(({ id }) => id)));

/** In the order of their numbers. */
const orderedByDay = (advances: readonly DemoAdvance[]) =>
  advances.toSorted((one, other) => one.on.localeCompare(other.on));

const numbersOf = (advances: readonly DemoAdvance[]) => {
  const ordered = orderedByDay(advances);
  const approved = ordered.filter(({ status }) => status === '2');
  return {
    requests: numbered('AR', ordered, ({ on }) => on),
    payments: numbered('AP', approved, ({ on }) => on),
  };
};

/** By bill: the active request or the payment that waits which has it. */
export function holdersOf(advances: readonly DemoAdvance[]): ReadonlyMap<string, string> {
  const { requests, payments } = numbersOf(advances);
  const holderOf = ({ id, status, isPaid }: DemoAdvance) => {
    if (status === '0' || status === '1') return requests.of(id);
    return status === '2' && !isPaid ? payments.of(id) : null;
  };
  return new Map(
    advances.flatMap((one) => {
      const holder = holderOf(one);
      return holder ? one.bills.map(({ id }) => [id, holder] as const) : [];
    }),
  );
}

const amountOf = ({ bills }: DemoAdvance) => addMoney('0', ...bills.map(({ amount }) => amount));

/** Approved for payment and not paid yet, by agreement. */
export const promisedOf = (advances: readonly DemoAdvance[]) => (agreementId: string) =>
  addMoney(
    '0',
    ...advances
      .filter(
        ({ agreement, status, isPaid }) =>
          agreement.id === agreementId && status === '2' && !isPaid,
      )
      .map(amountOf),
  );

export function advanceRows(
  own: string,
  advances: readonly DemoAdvance[],
  mailOf: (providerId: string) => string | null,
  at: At,
): TableRows[] {
  const ordered = orderedByDay(advances);
  const { requests: numbers, payments: paymentNos } = numbersOf(advances);
  const requests = ordered.map((one) => ({
    id: one.id,
    requestNo: numbers.of(one.id),
    status: one.status,
    agreementId: one.agreement.id,
    fundingProviderId: one.agreement.providerId,
    borrowerId: one.agreement.borrowerId,
    transactionIds: one.bills.map(({ id }) => id),
    amount: amountOf(one),
    sentAt: one.status === '0' ? null : at(one.on),
    sentTo: one.status === '0' ? null : mailOf(one.agreement.providerId),
    decidedAt: one.status === '2' || one.status === '3' ? at(addDays(one.on, 1)) : null,
    decidedReason: one.because ?? null,
    creationTime: at(one.on),
  }));
  const approved = ordered.filter(({ status }) => status === '2');
  const payments = approved.map((one) => ({
    id: idOf('advancePayment', one.id),
    paymentNo: paymentNos.of(one.id),
    status: one.isPaid ? ('paid' as const) : ('pending' as const),
    requestId: one.id,
    agreementId: one.agreement.id,
    borrowerId: one.agreement.borrowerId,
    amount: amountOf(one),
    paidOn: one.bills[0]?.paidBy?.on ?? null,
    reference: one.isPaid ? numbers.of(one.id) : null,
    creationTime: at(addDays(one.on, 1)),
  }));
  return [
    ...recordRows(advanceRequest, requests, own),
    numbers.series(own),
    ...recordRows(advancePayment, payments, own),
    paymentNos.series(own),
  ];
}
