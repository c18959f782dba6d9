import type { Services } from '#kernel/server';
import { textLimits } from '../../domain/index.ts';
import type { TextReader } from '../../domain/index.ts';
import { FileWorkFailed } from '../file-process/file-lane.ts';
import { runFileWork } from '../file-process/run-file-work.ts';
import type { ReadSome } from './read-in-steps.ts';

type Subject = {
  readonly path: string;
  readonly reader: TextReader;
  readonly signal: AbortSignal;
};

const secondsOfStep = 10;

/** Whatever the file does to the process that reads it, the answer says so. */
export const readSomeOf =
  (services: Services, { path, reader, signal }: Subject): ReadSome =>
  async (from, most) => {
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
      return { broken: error.reason };
    }
  };
