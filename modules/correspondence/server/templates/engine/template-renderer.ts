import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TemplateOrder, TemplateReply } from './template-order.ts';

/** Of computing: a busy machine that lets the thread wait does not count against the template. */
const usual = { computing: 2000, waiting: 30_000 };
const memory = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** In the bundle the thread stands beside the server, as a script of its own. */
const threadFile = `./template-thread.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`;

type Warm = { readonly thread: Worker; readonly ready: Promise<unknown> };

/** D22: a template that never ends, or that fills the memory, costs this thread and nothing else. */
export class TemplateRenderer {
  private warm: Warm | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly longest: typeof usual;

  constructor(longest = usual) {
    this.longest = longest;
  }

  perform(order: TemplateOrder): Promise<TemplateReply> {
    const mine = this.turn.then(() => this.attempt(order));
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  async stop(): Promise<void> {
    const { warm } = this;
    this.warm = null;
    await warm?.thread.terminate();
  }

  private open(): Warm {
    const thread = new Worker(new URL(threadFile, import.meta.url), {
      execArgv: [],
      resourceLimits: memory,
    });
    thread.unref();
    // A thread that is stopped while it starts says nothing: whoever waits would hold a connection for ever.
    const ended = once(thread, 'exit').then(() => {
      throw new Error('The template thread has ended');
    });
    const ready = Promise.race([once(thread, 'message'), ended]);
    ended.catch(() => undefined);
    // Nobody may be waiting when it ends.
    ready.catch(() => undefined);
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      if (this.warm?.thread === thread) this.warm = null;
    });
    return { thread, ready };
  }

  private async attempt(order: TemplateOrder): Promise<TemplateReply> {
    this.warm ??= this.open();
    const { thread, ready } = this.warm;
    const watch = new AbortController();
    try {
      await ready;
      const replied = once(thread, 'message', watch).then(([reply]) => reply as TemplateReply);
      const ended = once(thread, 'exit', watch).then(() => tooMuch('It needs too much memory.'));
      const late = this.waitWhileComputing(thread, watch.signal);
      for (const each of [replied, ended, late]) each.catch(() => undefined);
      thread.postMessage(order);
      return await Promise.race([replied, ended, late]);
    } catch (error) {
      await this.stop();
      const isMemory = (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (isMemory) return tooMuch('It needs too much memory.');
      throw error;
    } finally {
      watch.abort();
    }
  }

  private async waitWhileComputing(thread: Worker, signal: AbortSignal): Promise<TemplateReply> {
    const before = await computed(thread);
    const began = performance.now();
    while (performance.now() - began < this.longest.waiting) {
      await pause(this.longest.computing / 4, signal);
      const now = await Promise.race([computed(thread), pause(1000, signal).then(() => Infinity)]);
      if (now - before > this.longest.computing) break;
    }
    signal.throwIfAborted();
    await this.stop();
    return tooMuch('It does not come to an end in time.');
  }
}

const tooMuch = (sentence: string): TemplateReply => ({ tooMuch: sentence });

/** In milliseconds. */
async function computed(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage();
  return (user + system) / 1000;
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
