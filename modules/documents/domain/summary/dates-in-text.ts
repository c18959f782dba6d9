export type FoundDate = {
  /** The day, or the first of the month. */
  readonly from: string;
  readonly until: string | null;
  readonly isMonth: boolean;
  readonly start: number;
  readonly end: number;
};

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const day = '(\\d{1,2})(?:st|nd|rd|th)?';
const year = '((?:19|20)\\d\\d)';

const two = (number: number): string => String(number).padStart(2, '0');

function dateOf(yearNumber: number, monthNumber: number, dayNumber: number): string | null {
  const lengths = [31, yearNumber % 4 === 0 && yearNumber % 100 !== 0 ? 29 : 28, 31, 30, 31, 30];
  lengths.push(31, 31, 30, 31, 30, 31);
  if (yearNumber === 2000) lengths[1] = 29;
  const most = lengths[monthNumber - 1];
  if (!most || dayNumber < 1 || dayNumber > most) return null;
  return `${yearNumber}-${two(monthNumber)}-${two(dayNumber)}`;
}

const monthOf = (word = ''): number => months.indexOf(word.slice(0, 3).toLowerCase()) + 1;
/** Years of two digits are those of a lifetime around the year 2000. */
const fullYear = (text = ''): number => {
  const number = Number(text);
  return text.length > 2 ? number : number < 50 ? 2000 + number : 1900 + number;
};

type Reading = { readonly from: string | null; readonly until?: string | null; isMonth?: boolean };
type Rule = {
  readonly pattern: RegExp;
  readonly read: (parts: readonly (string | undefined)[]) => Reading;
};

/** Day before month, as in Australia; the other way round only where nothing else is possible. */
function inFigures(first: string, second: string, last: string): Reading {
  const [one, other, of] = [Number(first), Number(second), fullYear(last)];
  return { from: dateOf(of, other, one) ?? dateOf(of, one, other) };
}

const rule = (pattern: string, read: Rule['read']): Rule => ({
  pattern: new RegExp(`(?<![\\w/.-])${pattern}(?![\\w/-])`, 'gi'),
  read,
});

/** The first that fits a place holds. */
const rules: readonly Rule[] = [
  rule(`${day}\\s*(?:-|–|to|until)\\s*${day}\\s+(?:of\\s+)?${month},?\\s+${year}`, (p) => ({
    from: dateOf(Number(p[4]), monthOf(p[3]), Number(p[1])),
    until: dateOf(Number(p[4]), monthOf(p[3]), Number(p[2])),
  })),
  rule(`${day}\\s+(?:of\\s+)?${month},?\\s+${year}`, (p) => ({
    from: dateOf(Number(p[3]), monthOf(p[2]), Number(p[1])),
  })),
  rule(`${month}\\s+${day},?\\s+${year}`, (p) => ({
    from: dateOf(Number(p[3]), monthOf(p[1]), Number(p[2])),
  })),
  rule(`${year}-(\\d\\d)-(\\d\\d)`, (p) => ({
    from: dateOf(Number(p[1]), Number(p[2]), Number(p[3])),
  })),
  rule('(\\d{1,2})([/.-])(\\d{1,2})\\2((?:19|20)\\d\\d|\\d\\d)', (p) =>
    inFigures(p[1] ?? '', p[3] ?? '', p[4] ?? ''),
  ),
  rule(`${month}\\s+${year}`, (p) => ({
    from: dateOf(Number(p[2]), monthOf(p[1]), 1),
    isMonth: true,
  })),
];

const between = /^\s*(?:to|until|till|through|–|-)\s*$/i;
const joined = /\bbetween\s*$/i;

/** `from 1 May 2020 to 3 June 2021` is one time, not two. */
function withRanges(text: string, found: readonly FoundDate[]): FoundDate[] {
  const merged: FoundDate[] = [];
  for (const next of found) {
    const last = merged.at(-1);
    const gap = last ? text.slice(last.end, next.start) : '';
    const isAnd = /^\s*and\s*$/i.test(gap) && joined.test(text.slice(0, last?.start));
    const isRange = last?.until === null && next.until === null && last.from < next.from;
    if (last && isRange && (between.test(gap) || isAnd)) {
      merged[merged.length - 1] = { ...last, until: next.from, end: next.end };
    } else merged.push(next);
  }
  return merged;
}

/** The days and months that a text names; a day that does not exist is no month either. */
export function datesIn(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  const taken: { readonly start: number; readonly end: number }[] = [];
  for (const { pattern, read } of rules) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken.some((one) => one.start < end && start < one.end)) continue;
      taken.push({ start, end });
      const { from, until = null, isMonth = false } = read(match);
      const isTurned = from !== null && until !== null && until < from;
      if (from !== null && !isTurned) found.push({ from, until, isMonth, start, end });
    }
  }
  return withRanges(
    text,
    found.toSorted((a, b) => a.start - b.start),
  );
}
