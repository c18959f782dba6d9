import { addDays, isPlainDate } from '../dates.ts';
import type { PlainDate } from '../dates.ts';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** Day 0 of the spreadsheet calendar; it believes that 1900 was a leap year. */
const sheetStart = '1899-12-30';
const lastSheetDay = 2_958_465;

const real = (year: number, month: number, day: number): PlainDate | null => {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isPlainDate(text) ? text : null;
};

/** A day as people type it in Australia (5/3/2026 is in March), or as a sheet stores it. */
export function sheetDate(given: string | number): PlainDate | null {
  if (typeof given === 'number') {
    const isDay = Number.isInteger(given) && given > 0 && given <= lastSheetDay;
    return isDay ? addDays(sheetStart, given) : null;
  }
  const text = given.trim();
  const iso = /^(\d{4}-\d{2}-\d{2})(T.*)?$/.exec(text)?.[1];
  if (iso) return isPlainDate(iso) ? iso : null;
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (dayFirst) return real(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1]));
  const named = /^(\d{1,2})[\s-]([a-z]{3,9})[\s,-]+(\d{4})$/i.exec(text);
  if (!named) return null;
  const month = months.indexOf((named[2] ?? '').slice(0, 3).toLowerCase()) + 1;
  return month ? real(Number(named[3]), month, Number(named[1])) : null;
}
