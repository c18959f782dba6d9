import type { FastifyBaseLogger } from 'fastify';
import { Refused } from '#kernel/server';
import { PrintLane } from './print-lane.ts';
import type { FindChromium, LaneLimits } from './print-lane.ts';

export type PdfLimits = LaneLimits & {
  /** Documents that are printed at the same time. */
  readonly lanes: number;
  /** More than these do not wait for a lane. */
  readonly waiting: number;
  readonly waitMilliseconds: number;
  readonly htmlBytes: number;
};

export const usualPdfLimits: PdfLimits = {
  lanes: 2,
  waiting: 100,
  waitMilliseconds: 20_000,
  milliseconds: 20_000,
  bytes: 1024 * 1024 * 1024,
  documents: 500,
  idleMilliseconds: 60_000,
  htmlBytes: 20 * 1024 * 1024,
};

/** Prints documents in the order in which they come, a few at a time. */
export class PdfRenderer {
  private readonly lanes: readonly PrintLane[];
  private readonly free: PrintLane[];
  private readonly queue: ((lane: PrintLane | null) => void)[] = [];
  private readonly limits: PdfLimits;
  private isStopped = false;

  constructor(find: FindChromium, log: FastifyBaseLogger, given: Partial<PdfLimits> = {}) {
    this.limits = { ...usualPdfLimits, ...given };
    this.lanes = Array.from(
      { length: this.limits.lanes },
      () => new PrintLane(find, this.limits, log),
    );
    this.free = [...this.lanes];
  }

  async makePdf(html: string): Promise<Buffer> {
    if (Buffer.byteLength(html) > this.limits.htmlBytes) throw new Refused('documentTooLarge');
    const lane = await this.takeLane();
    try {
      return await lane.print(html);
    } finally {
      this.giveBack(lane);
    }
  }

  /** Of every Chromium that runs now. */
  async processIds(): Promise<number[]> {
    return (await Promise.all(this.lanes.map((lane) => lane.processIds()))).flat();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const answer of this.queue.splice(0)) answer(null);
    await Promise.all(this.lanes.map((lane) => lane.end()));
  }

  private async takeLane(): Promise<PrintLane> {
    if (this.isStopped) throw new Refused('busy');
    const warm = this.free.findIndex((lane) => lane.isWarm);
    const [free] = this.free.splice(Math.max(warm, 0), 1);
    if (free) return free;
    if (this.queue.length >= this.limits.waiting) throw new Refused('busy');
    const { promise, resolve } = Promise.withResolvers<PrintLane | null>();
    this.queue.push(resolve);
    const clock = setTimeout(() => {
      this.queue.splice(this.queue.indexOf(resolve), 1);
      resolve(null);
    }, this.limits.waitMilliseconds);
    const lane = await promise;
    clearTimeout(clock);
    if (!lane) throw new Refused('busy');
    return lane;
  }

  private giveBack(lane: PrintLane): void {
    const next = this.queue.shift();
    if (next) next(lane);
    else this.free.push(lane);
  }
}
