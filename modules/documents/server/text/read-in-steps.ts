import { endOfReading, textLimits } from '../../domain/index.ts';
import type { FileTextState } from '../../domain/index.ts';
import type { FileWorkFailed } from '../file-process/file-lane.ts';
import type { PageText, PagesRead } from './read-pages.ts';
import type { Step } from './text-rows.ts';

/** What became of an attempt to read some pages. */
export type Attempt = PagesRead | { readonly broken: FileWorkFailed['reason'] };
export type ReadSome = (from: number, most: number) => Promise<Attempt>;

export type ReadStep = {
  readonly step: Step;
  readonly pages: readonly PageText[];
  /** The rest comes with another job. */
  readonly isPaused: boolean;
};

const pagesOfStep = 40;
/** A file that breaks its reader again and again is given up. */
const mostBreaks = 5;

const tooMuch: Readonly<Record<string, string>> = {
  time: 'The file takes too long to be read.',
  memory: 'The file takes too much memory to be read.',
};

type Count = { readonly done: number; readonly failed: number; readonly total: number | null };

const stepOf = ({ done, failed, total }: Count, end: Pick<Step, 'status' | 'reason'>): Step => ({
  ...end,
  pagesDone: done,
  pagesFailed: failed,
  pagesTotal: total,
});

const counted = ({ done, failed }: Count, pages: readonly PageText[], total: number): Count => ({
  done: done + pages.length,
  failed: failed + pages.filter(({ isFailed }) => isFailed).length,
  total,
});

/**
 * Reads on where the state says, until `isEnough`. After a break the pages are read one by one until
 * the one that does it is found and left out.
 */
export async function* readInSteps(
  readSome: ReadSome,
  { pagesDone, pagesFailed, pagesTotal }: FileTextState,
  isEnough: () => boolean,
): AsyncGenerator<ReadStep, void, undefined> {
  let count: Count = { done: pagesDone, failed: pagesFailed, total: pagesTotal };
  let [breaks, singlyUntil] = [0, 0];
  for (;;) {
    const left = Math.max(1, textLimits.pages - count.done);
    const most = count.done < singlyUntil ? 1 : Math.min(pagesOfStep, left);
    const answer = await readSome(count.done + 1, most);
    let pages: readonly PageText[] = [];
    if ('pages' in answer) {
      pages = answer.pages;
      count = counted(count, pages, answer.total);
    } else if ('broken' in answer && most > 1) {
      singlyUntil = count.done + most;
      continue;
    } else {
      const isFirst = count.total === null;
      const reason =
        'broken' in answer
          ? (tooMuch[answer.broken] ?? 'The file breaks whatever reads it.')
          : answer.reason;
      breaks += 1;
      if ('reason' in answer || isFirst || breaks >= mostBreaks) {
        const status = count.done > count.failed ? 'partly' : 'failed';
        yield { step: stepOf(count, { status, reason }), pages, isPaused: false };
        return;
      }
      count = { ...count, done: count.done + 1, failed: count.failed + 1 };
      singlyUntil = 0;
    }
    const { done, failed, total } = count;
    const readable = Math.min(total ?? 0, textLimits.pages);
    if (done >= readable) {
      const end = endOfReading({ done, failed, total: total ?? 0, readable });
      yield { step: stepOf(count, end), pages, isPaused: false };
      return;
    }
    const isPaused = isEnough();
    yield { step: stepOf(count, { status: 'reading', reason: null }), pages, isPaused };
    if (isPaused) return;
  }
}
