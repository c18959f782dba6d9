import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Order, Report } from './file-process.ts';

export type WorkLimits = {
  readonly seconds: number;
  /** Of the whole process: its heap, and what libraries take beside it. */
  readonly megabytes: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
};

/** The file was too much, or broke what read it. The server itself is untouched. */
export class FileWorkFailed extends Error {
  readonly reason: 'time' | 'memory' | 'ended' | 'failed' | 'aborted';
  constructor(reason: FileWorkFailed['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** In the bundle the process stands beside the server, as a script of its own. */
const isSource = import.meta.url.endsWith('.ts');
const script = fileURLToPath(
  new URL(isSource ? './file-process.ts' : './file-process.js', import.meta.url),
);
const pageBytes = 4096;
const gaugeMilliseconds = 200;
const idleMilliseconds = 20_000;
const worksOfOneProcess = 200;

/** One process, started when it is first needed; one work at a time, so killing it harms no other. */
export class FileLane {
  private child: ChildProcess | null = null;
  private done = 0;
  private idle: NodeJS.Timeout | undefined;

  async perform(order: Order, limits: WorkLimits): Promise<unknown> {
    clearTimeout(this.idle);
    const child = (this.child ??= startProcess(limits.megabytes));
    try {
      return await answerOf(child, order, limits);
    } catch (error) {
      // A work that failed by itself leaves a sound process; whatever was stopped does not.
      if (!(error instanceof FileWorkFailed && error.reason === 'failed')) this.stop();
      throw error;
    } finally {
      this.done += 1;
      if (this.done >= worksOfOneProcess) this.stop();
      else this.idle = setTimeout(() => this.stop(), idleMilliseconds).unref();
    }
  }

  stop(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = null;
    this.done = 0;
  }
}

function startProcess(megabytes: number): ChildProcess {
  const child = fork(script, [], {
    execArgv: ['--conditions=server', `--max-old-space-size=${megabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // What becomes of it is told to whoever waits for its answer.
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

async function answerOf(child: ChildProcess, order: Order, limits: WorkLimits): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const fail = (reason: FileWorkFailed['reason'], message: string) =>
    reject(new FileWorkFailed(reason, message));
  const hear = (report: Report) => {
    if ('progress' in report) limits.onProgress?.(report.progress);
    else if ('answer' in report) resolve(report.answer);
    else fail('failed', report.failure);
  };
  const ended = () => fail('ended', 'The process that reads files has ended');
  const aborted = () => fail('aborted', 'Nobody waits for it any more');
  const timer = setTimeout(() => fail('time', 'It takes too long'), limits.seconds * 1000);
  const gauge = setInterval(() => {
    void residentMegabytes(child.pid).then((used) => {
      if (used > limits.megabytes) fail('memory', 'It takes too much memory');
    });
  }, gaugeMilliseconds);
  child.on('message', hear).once('exit', ended).once('error', ended);
  limits.signal?.addEventListener('abort', aborted, { once: true });
  try {
    if (limits.signal?.aborted) aborted();
    else child.send(order, (error) => error && ended());
    return await promise;
  } finally {
    clearTimeout(timer);
    clearInterval(gauge);
    limits.signal?.removeEventListener('abort', aborted);
    child.off('message', hear).off('exit', ended).off('error', ended);
  }
}

/** Where the system does not tell, the bound of the heap is the only one. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  try {
    const [, pages] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    return (Number(pages) * pageBytes) / 1_048_576;
  } catch {
    return 0;
  }
}
