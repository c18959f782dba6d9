import type { PlainDate } from '#kernel/domain';

export type DayOrder = 'dayFirst' | 'monthFirst';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const inFigures = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const inWords = /^(\d{1,2})[ /-]([a-z]{3})[a-z]*[ /-](\d{4}|\d{2})$/i;
const yearFirst = /^(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?$/;

const year = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** Null for a day that no calendar has. */
function plainDay(y: number, m: number, d: number): PlainDate | null {
  const isLeap = y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  if (y < 1990 || y > 2199 || m < 1 || d < 1 || d > (days[m - 1] ?? 0)) return null;
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

export function readDay(text: string, order: DayOrder = 'dayFirst'): PlainDate | null {
  const given = text.trim();
  const iso = yearFirst.exec(given);
  if (iso) return plainDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = inWords.exec(given);
  if (named)
    return plainDay(
      year(named[3] ?? ''),
      months.indexOf((named[2] ?? '').toLowerCase()) + 1,
      Number(named[1]),
    );
  const plain = inFigures.exec(given);
  if (!plain) return null;
  const [first, second] = [Number(plain[1]), Number(plain[2])];
  const [d, m] = order === 'dayFirst' ? [first, second] : [second, first];
  return plainDay(year(plain[3] ?? ''), m, d);
}

/** Day before month, as banks here write it, unless one day of the file can only be read otherwise. */
export const dayOrderOf = (texts: readonly string[]): DayOrder =>
  texts.some((text) => Number(inFigures.exec(text.trim())?.[2]) > 12) ? 'monthFirst' : 'dayFirst';
