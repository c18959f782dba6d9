import { datesIn } from './dates-in-text.ts';
import { sentencesOfPages } from './sentences.ts';
import type { PageOfText } from './sentences.ts';

/** Something that happened, where the document says so. */
export type DatedEvent = {
  readonly from: string;
  readonly until: string | null;
  /** Only the month is known. */
  readonly isMonth: boolean;
  readonly text: string;
  readonly page: number;
};

const mostEvents = 2000;

/** A date alone is the head of a letter or a footer, not an event. */
const fewestLetters = 12;

/** Every sentence with a date, in the order of time; what a page repeats is told once. */
export function chronologyOf(pages: readonly PageOfText[]): DatedEvent[] {
  const seen = new Set<string>();
  const events = sentencesOfPages(pages).flatMap(({ text, page }) => {
    const dates = datesIn(text);
    const rest = dates.reduceRight((left, d) => left.slice(0, d.start) + left.slice(d.end), text);
    if (rest.replace(/[^\p{L}]/gu, '').length < fewestLetters) return [];
    return dates.flatMap(({ from, until, isMonth }): DatedEvent[] => {
      const key = `${from} ${until} ${text}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ from, until, isMonth, text, page }];
    });
  });
  return events
    .slice(0, mostEvents)
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.page - b.page);
}
