import { addDays, weekday } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { AustralianState as State } from '#platform/domain';
import { dayOf, easterSunday, lastWeekday, nthWeekday, onOrAfter } from '../calendar-days.ts';
import { regionalHolidays } from './regional-holidays.ts';

export type PublicHoliday = {
  readonly date: PlainDate;
  readonly name: string;
  /** Empty: the whole country. */
  readonly states: readonly State[];
  readonly region?: string;
  /** Which the region covers. */
  readonly postcodes?: string;
};

const [sunday, monday, saturday] = [0, 1, 6] as const;

const on = (date: PlainDate, name: string, ...states: State[]): PublicHoliday => ({
  date,
  name,
  states,
});

/** A day that falls on a weekend brings the next free weekday with it. */
function withAdditional(date: PlainDate, name: string, later = 0): PublicHoliday[] {
  const day = weekday(date);
  if (day !== saturday && day !== sunday) return [on(date, name)];
  return [on(date, name), on(addDays(onOrAfter(date, monday), later), `${name} (additional day)`)];
}

/** Only the Monday is free when the 26th is on a weekend. */
function australiaDay(year: number): PublicHoliday {
  const date = dayOf(year, 1, 26);
  const isWeekend = [saturday, sunday].some((day) => day === weekday(date));
  return on(isWeekend ? onOrAfter(date, monday) : date, 'Australia Day');
}

/** New South Wales gave a day for 2026 and 2027 only. */
function anzacDay(year: number): PublicHoliday[] {
  const date = dayOf(year, 4, 25);
  const day = weekday(date);
  const extra: State[] =
    day === saturday ? ['ACT', 'WA'] : day === sunday ? ['ACT', 'NT', 'QLD', 'SA', 'WA'] : [];
  if (extra.length && (year === 2026 || year === 2027)) extra.push('NSW');
  const anzac = on(date, 'Anzac Day');
  return extra.length
    ? [anzac, on(onOrAfter(date, monday), 'Anzac Day (additional day)', ...extra.toSorted())]
    : [anzac];
}

function easter(year: number): PublicHoliday[] {
  const day = easterSunday(year);
  return [
    on(addDays(day, -2), 'Good Friday'),
    on(addDays(day, -1), 'Easter Saturday', 'ACT', 'NSW', 'NT', 'QLD', 'SA', 'VIC'),
    on(day, 'Easter Sunday', 'ACT', 'NSW', 'NT', 'QLD', 'SA', 'VIC', 'WA'),
    on(addDays(day, 1), 'Easter Monday'),
  ];
}

/** The day after Christmas has another name in South Australia. */
function christmas(year: number): PublicHoliday[] {
  const day = dayOf(year, 12, 25);
  const boxing = dayOf(year, 12, 26);
  const others: State[] = ['ACT', 'NSW', 'NT', 'QLD', 'TAS', 'VIC', 'WA'];
  return [
    ...withAdditional(day, 'Christmas Day', weekday(day) === sunday ? 1 : 0),
    ...withAdditional(boxing, 'Boxing Day', weekday(boxing) === sunday ? 1 : 0).flatMap((given) => [
      { ...given, states: others },
      {
        ...given,
        name: given.name.replace('Boxing Day', 'Proclamation Day'),
        states: ['SA' as const],
      },
    ]),
  ];
}

const ofStates = (year: number): PublicHoliday[] => [
  on(nthWeekday(year, 3, 1, monday), 'Labour Day', 'WA'),
  on(nthWeekday(year, 3, 2, monday), 'Canberra Day', 'ACT'),
  on(nthWeekday(year, 3, 2, monday), 'Adelaide Cup Day', 'SA'),
  on(nthWeekday(year, 3, 2, monday), 'Eight Hours Day', 'TAS'),
  on(nthWeekday(year, 3, 2, monday), 'Labour Day', 'VIC'),
  on(nthWeekday(year, 5, 1, monday), 'Labour Day', 'QLD'),
  on(nthWeekday(year, 5, 1, monday), 'May Day', 'NT'),
  on(onOrAfter(dayOf(year, 5, 27), monday), 'Reconciliation Day', 'ACT'),
  on(nthWeekday(year, 6, 1, monday), 'Western Australia Day', 'WA'),
  on(nthWeekday(year, 6, 2, monday), "King's Birthday", 'ACT', 'NSW', 'NT', 'SA', 'TAS', 'VIC'),
  on(nthWeekday(year, 8, 1, monday), 'Picnic Day', 'NT'),
  on(addDays(lastWeekday(year, 9, saturday), -1), 'Friday before the AFL Grand Final', 'VIC'),
  on(lastWeekday(year, 9, monday), "King's Birthday", 'WA'),
  on(nthWeekday(year, 10, 1, monday), "King's Birthday", 'QLD'),
  on(nthWeekday(year, 10, 1, monday), 'Labour Day', 'ACT', 'NSW', 'SA'),
];

/** Every public holiday of the country, its states and regions, by date. Part days are left out. */
export const publicHolidays = (year: number): PublicHoliday[] =>
  [
    ...withAdditional(dayOf(year, 1, 1), "New Year's Day"),
    australiaDay(year),
    ...easter(year),
    ...anzacDay(year),
    ...ofStates(year),
    ...regionalHolidays(year),
    ...christmas(year),
  ].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.name < b.name ? -1 : 1));
