import type { DefaultRecords, DefaultsFor } from '#kernel/server';
import { holiday, publicHolidays } from '../../domain/index.ts';

/** This year and the two that follow; a new year adds its third. */
export const holidayDefaults = ({ idOf, today }: DefaultsFor): DefaultRecords => {
  const year = Number(today.slice(0, 4));
  return {
    resource: holiday,
    records: [year, year + 1, year + 2].flatMap((one) =>
      publicHolidays(one).map(({ date, name, states, region = null, postcodes = null }) => ({
        id: idOf('holiday', date, name, ...states),
        name,
        date,
        states,
        region,
        postcodes,
      })),
    ),
  };
};
