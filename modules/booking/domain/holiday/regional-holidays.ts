import { addDays, daysBetween } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { dayOf, lastWeekday, nthWeekday, onOrAfter } from '../calendar-days.ts';
import type { PublicHoliday } from './public-holidays.ts';
import { regionPostcodes } from './region-postcodes.ts';

const [monday, tuesday, wednesday, friday, saturday] = [1, 2, 3, 5, 6] as const;

const within = (
  state: PublicHoliday['states'][number],
  date: PlainDate,
  name: string,
  region: string,
): PublicHoliday => {
  const postcodes = regionPostcodes[region];
  return { date, name, states: [state], region, ...(postcodes && { postcodes }) };
};

/** The show opens on the first Friday of August from the 5th on; its Wednesday is free. */
const ekka = (year: number): PlainDate => addDays(onOrAfter(dayOf(year, 8, 5), friday), 5);

/** The Friday nearest to 30 November, and not after 1 December. */
function devonportShow(year: number): PlainDate {
  const end = dayOf(year, 11, 30);
  const after = onOrAfter(end, friday);
  return daysBetween(end, after) <= 1 ? after : addDays(after, -7);
}

/** Cup days, regattas and show days: only a part of the state is off. */
export const regionalHolidays = (year: number): PublicHoliday[] => [
  within('TAS', onOrAfter(dayOf(year, 1, 5), wednesday), 'Devonport Cup', 'Devonport'),
  within('TAS', nthWeekday(year, 2, 2, monday), 'Royal Hobart Regatta', 'Southern Tasmania'),
  within('TAS', lastWeekday(year, 2, wednesday), 'Launceston Cup', 'Launceston'),
  within('NT', nthWeekday(year, 7, 1, friday), 'Alice Springs Show Day', 'Alice Springs'),
  within('NT', nthWeekday(year, 7, 2, friday), 'Tennant Creek Show Day', 'Tennant Creek'),
  within('NT', nthWeekday(year, 7, 3, friday), 'Katherine Show Day', 'Katherine'),
  within('NT', nthWeekday(year, 7, 4, friday), 'Darwin Show Day', 'Darwin'),
  within('QLD', ekka(year), 'Royal Queensland Show', 'Brisbane'),
  within('TAS', addDays(nthWeekday(year, 10, 1, saturday), -1), 'Burnie Show', 'Burnie'),
  within(
    'TAS',
    addDays(nthWeekday(year, 10, 2, saturday), -2),
    'Royal Launceston Show',
    'Launceston',
  ),
  within(
    'TAS',
    addDays(nthWeekday(year, 10, 4, saturday), -2),
    'Royal Hobart Show',
    'Southern Tasmania',
  ),
  within('TAS', nthWeekday(year, 11, 1, monday), 'Recreation Day', 'Northern Tasmania'),
  within('VIC', nthWeekday(year, 11, 1, tuesday), 'Melbourne Cup', 'Metropolitan Melbourne'),
  within('TAS', devonportShow(year), 'Devonport Show', 'Devonport'),
];
