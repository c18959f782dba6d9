import type { FastifyBaseLogger } from 'fastify';
import { Refused } from '#kernel/server';
import type { ChromiumProgram } from './chromium.ts';
import { startPrintBrowser } from './print-browser.ts';
import type { PrintBrowser } from './print-browser.ts';

export type LaneLimits = {
  /** A document that is not printed by then is given up, and its browser killed. */
  readonly milliseconds: number;
  /** The same for one that makes its browser take more than this. */
  readonly bytes: number;
  /** So many documents later the browser is replaced: what leaked in it goes with it. */
  readonly documents: number;
  /** Unused for so long, it is closed. */
  readonly idleMilliseconds: number;
};

export type FindChromium = () => Promise<ChromiumProgram | null>;

const gaugeMilliseconds = 250;

/**
 * One browser, started when it is first needed. It prints one document at a time, so killing it for
 * a document that takes too much harms no other.
 */
export class PrintLane {
  private browser: PrintBrowser | null = null;
  private printed = 0;
  private running: Promise<unknown> = Promise.resolve();
  private isEnded = false;
  private idle: NodeJS.Timeout | undefined;
  private readonly find: FindChromium;
  private readonly limits: LaneLimits;
  private readonly log: FastifyBaseLogger;

  constructor(find: FindChromium, limits: LaneLimits, log: FastifyBaseLogger) {
    this.find = find;
    this.limits = limits;
    this.log = log;
  }

  get isWarm(): boolean {
    return this.browser !== null;
  }

  processIds(): Promise<number[]> {
    return this.browser?.processIds() ?? Promise.resolve([]);
  }

  async print(html: string): Promise<Buffer> {
    clearTimeout(this.idle);
    const printed = this.printTwiceAtMost(html);
    this.running = printed.catch(() => undefined);
    try {
      return await printed;
    } finally {
      if (this.printed >= this.limits.documents) await this.close();
      if (this.browser) {
        this.idle = setTimeout(() => void this.close(), this.limits.idleMilliseconds).unref();
      }
    }
  }

  /** For good: what is being printed is refused, and nothing is started again. */
  async end(): Promise<void> {
    this.isEnded = true;
    await this.close();
    await this.running;
  }

  private async close(): Promise<void> {
    clearTimeout(this.idle);
    const browser = this.browser;
    this.browser = null;
    this.printed = 0;
    await browser
      ?.kill()
      .catch((err: unknown) => this.log.error({ err }, 'Chromium was not killed'));
  }

  /** A browser that died by itself may have been old: a new one gets one try. */
  private async printTwiceAtMost(html: string): Promise<Buffer> {
    try {
      return await this.printOnce(html);
    } catch (error) {
      if (error instanceof Refused) throw error;
      await this.close();
      this.log.warn({ err: error }, 'Chromium failed; the document is printed again');
      return await this.printOnce(html);
    }
  }

  private async printOnce(html: string): Promise<Buffer> {
    const browser = await this.startedBrowser();
    this.printed += 1;
    const { promise: givenUp, reject } = Promise.withResolvers<never>();
    let isOver = false;
    const giveUp = (code: string) => {
      if (isOver) return;
      reject(new Refused(code));
      void this.close();
    };
    const clock = setTimeout(() => giveUp('documentTooSlow'), this.limits.milliseconds);
    const gauge = setInterval(() => {
      browser.memory().then(
        (bytes) => bytes > this.limits.bytes && giveUp('documentTooLarge'),
        () => undefined,
      );
    }, gaugeMilliseconds);
    try {
      return await Promise.race([browser.print(html), givenUp]);
    } finally {
      isOver = true;
      clearTimeout(clock);
      clearInterval(gauge);
    }
  }

  private async startedBrowser(): Promise<PrintBrowser> {
    if (this.isEnded) throw new Refused('busy');
    const browser = (this.browser ??= await this.start());
    if (!this.isEnded) return browser;
    await this.close();
    throw new Refused('busy');
  }

  private async start(): Promise<PrintBrowser> {
    const program = await this.find();
    if (!program) throw new Refused('chromiumMissing');
    try {
      return await startPrintBrowser(program, this.log);
    } catch (err) {
      this.log.error({ err }, 'Chromium does not start');
      throw new Refused('chromiumMissing');
    }
  }
}
