import type { FastifyBaseLogger } from 'fastify';

export type WaitingRows<Row> = {
  /** Nothing while there is room; otherwise it answers when there is room again. */
  add(row: Row): Promise<void> | undefined;
  /** Everything added so far is in the database. */
  drain(): Promise<void>;
  stop(): Promise<void>;
};

export type WaitingOptions = {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly everyMilliseconds?: number | undefined;
  readonly capacity?: number | undefined;
};

type Options<Row> = WaitingOptions & {
  insert(rows: readonly Row[]): Promise<void>;
  /** Rows of one party go out together when all together cannot. */
  partyOf(row: Row): string;
};

/** Rows wait at most a quarter of a second and go out together. */
export function waitingRows<Row>(options: Options<Row>): WaitingRows<Row> {
  const { insert, partyOf, log, everyMilliseconds = 250, capacity = 10_000 } = options;
  let waiting: Row[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;
  let room = Promise.withResolvers<void>();

  async function send(rows: readonly Row[]): Promise<void> {
    if (!rows.length) return;
    await insert(rows);
    size -= rows.length;
  }

  /** Together first; when that fails one by one, so that nobody waits for another party's fault. */
  async function write(): Promise<void> {
    const batch = waiting;
    waiting = [];
    let failure: unknown;
    try {
      await send(batch);
    } catch {
      for (const rows of Map.groupBy(batch, partyOf).values()) {
        try {
          await send(rows);
        } catch (error) {
          failure = error;
          waiting.unshift(...rows);
        }
      }
    }
    room.resolve();
    room = Promise.withResolvers();
    if (failure) throw failure;
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    flushing ??= write().finally(() => {
      flushing = undefined;
      if (size > 0) schedule();
    });
    return flushing;
  }

  function schedule(): void {
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) =>
        log.warn({ err: error }, 'audit: reads wait to be written'),
      );
    }, everyMilliseconds);
  }

  function addNow(row: Row): undefined {
    waiting.push(row);
    size += 1;
    schedule();
    return undefined;
  }

  async function addLater(row: Row): Promise<void> {
    while (size >= capacity) await room.promise;
    addNow(row);
  }

  async function drain(): Promise<void> {
    while (size > 0) await flush();
  }

  return {
    add: (row) => (size >= capacity ? addLater(row) : addNow(row)),
    drain,
    async stop() {
      await drain().catch((error: unknown) => log.warn({ err: error }, 'audit: reads were lost'));
      clearTimeout(timer);
    },
  };
}
