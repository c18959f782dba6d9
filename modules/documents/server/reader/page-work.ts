import { Refused } from '#kernel/server';
import type { TaskRun } from '#kernel/server';
import { FileWorkFailed } from '../file-process/file-lane.ts';
import { reachFile } from '../file-access.ts';
import type { FileRow } from '../file-row.ts';
import { isPdf } from '../../domain/index.ts';
import type { PdfTrouble } from './open-pdf.ts';

/** Large enough for a thousand scans, small enough for the machine that runs beside it. */
export const pageLimits = { lane: 'background', seconds: 600, megabytes: 2048 } as const;

type Run = Pick<TaskRun, 'services' | 'actor' | 'id' | 'report'>;

/** The file under the rights of whoever started the task, as they are now. */
export async function pdfToWorkOn(
  { services, actor, id }: Pick<Run, 'services' | 'actor' | 'id'>,
  fileId: string,
): Promise<FileRow> {
  const file = await reachFile(services, actor, fileId, 'update', `task:${id}`);
  if (!isPdf(file.contentType)) throw new Refused('pdfNeeded');
  return file;
}

/** People see how far it is, and the work ends when the task was cancelled meanwhile. */
export async function withProgress<T>(
  run: Run,
  total: number,
  work: (limits: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  let [told, reporting, failure]: [number, Promise<void> | null, unknown] = [0, null, null];
  const report = async (share: number) => {
    try {
      await run.report({ done: Math.floor(share * total), total });
    } catch (error) {
      failure = error;
      stop.abort();
    }
    reporting = null;
  };
  const onProgress = (share: number) => {
    if (reporting || share - told < 0.04) return;
    told = share;
    reporting = report(share);
  };
  try {
    const answer = await work({ signal: stop.signal, onProgress });
    await (reporting as Promise<void> | null);
    if (failure) throw failure;
    return answer;
  } catch (error) {
    if (failure) throw failure;
    throw error instanceof FileWorkFailed && error.reason !== 'ended'
      ? new Refused('fileTooHard')
      : error;
  }
}

export const refuseTrouble = (trouble: PdfTrouble): Refused =>
  new Refused(trouble === 'locked' ? 'pdfLocked' : 'pdfBroken');
