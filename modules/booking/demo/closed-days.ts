import type { PlainDate } from '#kernel/domain';
import { isHolidayAt, publicHolidays } from '../domain/index.ts';
import type { HolidayPlace, PublicHoliday } from '../domain/index.ts';

const years = new Map<number, Map<PlainDate, PublicHoliday[]>>();

function holidaysOn(day: PlainDate): readonly PublicHoliday[] {
  const year = Number(day.slice(0, 4));
  let days = years.get(year);
  if (!days) {
    days = Map.groupBy(publicHolidays(year), ({ date }) => date);
    years.set(year, days);
  }
  return days.get(day) ?? [];
}

/** Nobody works on a public holiday of the place: whoever books in the demo is not asked about it. */
export const isClosed = (day: PlainDate, place: HolidayPlace): boolean =>
  holidaysOn(day).some(({ states, region = null, postcodes = null }) =>
    isHolidayAt({ states, region, postcodes, centreIds: [] }, place),
  );
