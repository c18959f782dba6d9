import { isUnfinished } from '#kernel/domain';
import type { ExportJob } from '#kernel/domain';
import { api } from '../api/api.ts';
import { toast } from '../toast/toast.ts';
import { changeExports, exportsState } from './exports-store.ts';
import { saveExport } from './save-export.ts';

const pace = 1000;
/** A server that does not answer is asked less and less often. */
const slowest = 15_000;

/** Started in this window: their end is announced here and nowhere else. */
const awaited = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

export function awaitExport(id: string): void {
  awaited.add(id);
  watchExports();
}

/** Asks now, and again every second for as long as something is unfinished. */
export function watchExports(): void {
  clearTimeout(timer);
  void ask();
}

async function ask(): Promise<void> {
  try {
    const { items } = await api.get<{ items: ExportJob[] }>('/app/exports', { maxResultCount: 20 });
    failures = 0;
    changeExports({ jobs: items });
    for (const job of items) announce(job);
  } catch {
    failures += 1;
  }
  clearTimeout(timer);
  const { jobs } = exportsState();
  const goesOn = failures ? awaited.size > 0 || jobs?.some(isUnfinished) : jobs?.some(isUnfinished);
  if (goesOn) timer = setTimeout(() => void ask(), Math.min(slowest, pace * 2 ** failures));
}

/** What the server pushes; the next answer to a question says the same. */
export function receiveExport(pushed: unknown): void {
  const job = pushed as ExportJob;
  const jobs = exportsState().jobs ?? [];
  const isKnown = jobs.some(({ id }) => id === job.id);
  changeExports({
    jobs: isKnown ? jobs.map((one) => (one.id === job.id ? job : one)) : [job, ...jobs],
  });
  announce(job);
}

function announce(job: ExportJob): void {
  if (isUnfinished(job) || !awaited.delete(job.id)) return;
  if (job.state === 'failed') toast.error(job.error ?? 'The export has failed.');
  if (job.state === 'done' && !exportsState().isOpen) {
    toast.info(`${job.list}: ${recordCount(job)} ready.`, 'Download', {
      key: job.id,
      seconds: 15,
      action: { label: 'Download', run: () => void saveExport(job) },
    });
  }
}

export function recordCount({ rowsTotal, rowsDone }: ExportJob): string {
  const count = rowsTotal ?? rowsDone;
  return `${count.toLocaleString('en-AU')} ${count === 1 ? 'record' : 'records'}`;
}
