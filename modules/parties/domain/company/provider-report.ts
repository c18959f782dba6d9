import { addDays, formatDate } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

export type ReportedMonth = {
  readonly first: PlainDate;
  readonly last: PlainDate;
  readonly label: string;
};

/** C-205: the month that is over. */
export function reportedMonth(today: PlainDate): ReportedMonth {
  const last = addDays(`${today.slice(0, 7)}-01`, -1);
  const first = `${last.slice(0, 7)}-01`;
  return { first, last, label: formatDate(first, 'MMMM YYYY') };
}

type ProviderReport = {
  readonly company: string;
  readonly month: ReportedMonth;
  readonly caseManagers: readonly { readonly name: string; readonly position: string | null }[];
  readonly services: readonly { readonly serviceText: string; readonly bookings: number }[];
};

const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** The lines of the report, one below the other. */
export function providerReport({
  company,
  month,
  caseManagers,
  services,
}: ProviderReport): readonly string[] {
  const total = services.reduce((sum, { bookings }) => sum + bookings, 0);
  const people = caseManagers.map(({ name, position }) =>
    position ? `${name} (${position})` : name,
  );
  return [
    `This is the report of ${company} for ${month.label}.`,
    total
      ? `${count(total, 'booking')}: ${services.map((each) => `${each.serviceText} ${each.bookings}`).join(', ')}.`
      : 'No bookings were made in this month.',
    people.length
      ? `${count(people.length, 'case manager')} can book for you: ${people.join(', ')}.`
      : 'No case manager can book for you at present.',
    'Please tell us when somebody has left or joined your team.',
  ];
}
