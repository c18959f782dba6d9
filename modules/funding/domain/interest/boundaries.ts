import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { Loan, LoanEvent, LoanTerms } from './loan-terms.ts';

const order = { advance: 0, fee: 1, settle: 2, payment: 3, writeOff: 4, refund: 5 } as const;

/** Until the day, oldest first; on one day money is lent before it is paid back. */
export const eventsUntil = (events: readonly LoanEvent[], asOf: PlainDate): readonly LoanEvent[] =>
  events
    .filter(({ on }) => on <= asOf)
    .toSorted((one, other) =>
      one.on === other.on ? order[one.kind] - order[other.kind] : one.on < other.on ? -1 : 1,
    );

/** The default rate holds from this day on. */
export const defaultFrom = ({ dueOn, graceDays, defaultPercent }: LoanTerms): PlainDate | null =>
  dueOn && defaultPercent ? addDays(dueOn, graceDays + 1) : null;

export const monthAfter = (date: PlainDate, months: number, day: number): PlainDate => {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = Math.floor(month / 12);
  const start = `${String(year).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  const last = new Date(Date.UTC(year, (month % 12) + 1, 0)).getUTCDate();
  return `${start}-${String(Math.min(day, last)).padStart(2, '0')}`;
};

/** The days on which interest joins the balance; the 31st is the last day of a shorter month. */
export function capitalisationDays(
  { interestKind, timing, compounding }: LoanTerms,
  first: PlainDate,
  asOf: PlainDate,
): ReadonlySet<PlainDate> {
  const days = new Set<PlainDate>();
  if (interestKind !== 'compound' || timing === 'upfront' || compounding === 'daily') return days;
  const dayOfMonth = compounding === 'monthlyCalendar' ? 1 : Number(first.slice(8));
  for (let months = 1; ; months += 1) {
    const day = monthAfter(first, months, dayOfMonth);
    if (day > asOf) return days;
    days.add(day);
  }
}

/** Every day on which something about the loan may change, the last one included. */
export function boundariesOf(
  { terms }: Loan,
  events: readonly LoanEvent[],
  capitalisations: ReadonlySet<PlainDate>,
  asOf: PlainDate,
): readonly PlainDate[] {
  const first = events[0]?.on ?? asOf;
  const termDays = terms.upfront?.termDays;
  const ends =
    termDays === undefined
      ? []
      : events.filter(({ kind }) => kind === 'advance').map(({ on }) => addDays(on, termDays));
  const known = [
    ...events.map(({ on }) => on),
    ...terms.rates.map(({ from }) => from),
    ...capitalisations,
    ...ends,
    defaultFrom(terms) ?? asOf,
    asOf,
  ];
  return [...new Set(known)].filter((day) => first <= day && day <= asOf).toSorted();
}
