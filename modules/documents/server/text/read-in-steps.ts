import type { Services } from '#kernel/server';
import { endOfReading, textLimits } from '../../domain/index.ts';
import type { FileTextState, TextReader } from '../../domain/index.ts';
import { FileWorkFailed } from '../file-process/file-lane.ts';
import { runFileWork } from '../file-process/run-file-work.ts';
import type { PageText, PagesRead } from './read-pages.ts';
import type { Step } from './text-rows.ts';

type Reading = {
  readonly path: string;
  readonly reader: TextReader;
  /** How far it was before. */
  readonly state: FileTextState;
  readonly signal: AbortSignal;
};

export type ReadStep = {
  readonly step: Step;
  readonly pages: readonly PageText[];
  /** The rest comes with another job. */
  readonly isPaused: boolean;
};

const pagesOfStep = 40;
const secondsOfStep = 10;
const stepsOfJob = 60;
/** A file that breaks its reader again and again is given up. */
const mostBreaks = 5;

const tooMuch: Readonly<Record<string, string>> = {
  time: 'The file takes too long to be read.',
  memory: 'The file takes too much memory to be read.',
};

type Attempt = PagesRead | { readonly broken: FileWorkFailed };

/** Whatever the file does to the process that reads it, the answer says so. */
async function attempt(
  services: Services,
  { path, reader, signal }: Reading,
  from: number,
  most: number,
): Promise<Attempt> {
  const seconds = secondsOfStep + textLimits.secondsOfPage;
  const { megabytes } = textLimits;
  try {
    return await runFileWork(
      services,
      'readPages',
      { path, reader, from, most, seconds: secondsOfStep },
      { lane: 'background', seconds, megabytes, signal },
    );
  } catch (error) {
    if (!(error instanceof FileWorkFailed) || error.reason === 'aborted') throw error;
    return { broken: error };
  }
}

/**
 * Reads on where the state says. A page that breaks the process is tried once more on its own, and
 * then left out.
 */
export async function* readInSteps(
  services: Services,
  reading: Reading,
): AsyncGenerator<ReadStep, void, undefined> {
  let { pagesDone: done, pagesFailed: failed, pagesTotal: total } = reading.state;
  let [most, breaks] = [pagesOfStep, 0];
  const stepOf = (status: Step['status'], reason: string | null = null): Step => ({
    status,
    reason,
    pagesDone: done,
    pagesFailed: failed,
    pagesTotal: total,
  });
  const ended = (step: Step, pages: readonly PageText[] = []): ReadStep => ({
    step,
    pages,
    isPaused: false,
  });
  for (let count = 1; ; count += 1) {
    const answer = await attempt(services, reading, done + 1, most);
    if ('reason' in answer) return yield ended(stepOf('failed', answer.reason));
    if ('broken' in answer) {
      breaks += 1;
      const reason = tooMuch[answer.broken.reason] ?? 'The file breaks whatever reads it.';
      if (most > 1) {
        most = 1;
        continue;
      }
      if (total === null || breaks >= mostBreaks) {
        return yield ended(stepOf(done > failed ? 'partly' : 'failed', reason));
      }
      [done, failed, most] = [done + 1, failed + 1, pagesOfStep];
    }
    const pages = 'pages' in answer ? answer.pages : [];
    if ('total' in answer) {
      total = answer.total;
      done += pages.length;
      failed += pages.filter(({ isFailed }) => isFailed).length;
      most = pagesOfStep;
    }
    const readable = Math.min(total ?? 0, textLimits.pages);
    if (done >= readable) {
      const end = endOfReading({ done, failed, total: total ?? 0, readable });
      return yield ended(stepOf(end.status, end.reason), pages);
    }
    const isPaused = count >= stepsOfJob;
    yield { step: stepOf('reading'), pages, isPaused };
    if (isPaused) return;
  }
}
