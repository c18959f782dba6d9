import type { Statement, StatementResult } from './batch.ts';
import { tenantStatement } from './context.ts';
import type { Context } from './context.ts';

type Read = { readonly context: Context; readonly statements: readonly Statement[] };

export type BatchedReads = {
  send(context: Context, statements: readonly Statement[]): Promise<StatementResult[]>;
  /** How many wait for a trip that has not begun. */
  waiting(): number;
};

type Waiting = Read & {
  readonly since: number;
  resolve(results: StatementResult[]): void;
  reject(error: unknown): void;
};

type Options = {
  /** Takes a connection and runs one group after the other on it, until there is none. */
  readonly travel: (
    next: () => readonly Statement[] | undefined,
    arrived: (results: readonly StatementResult[]) => void,
    failed: (error: unknown) => void,
  ) => Promise<void>;
  /** One read on a connection of its own, when nobody can say whose statement failed. */
  readonly alone: (
    context: Context,
    statements: readonly Statement[],
  ) => Promise<StatementResult[]>;
  readonly mostTrips?: number;
  readonly mostReads?: number;
  readonly lateMs?: number;
};

/**
 * Short reads of several callers in one round trip. A read that finds a trip free goes at once and
 * alone; one that comes while all are under way waits for the next, with all that come meanwhile. Each
 * is led by its own tenant, so the wall stands before every single one. Writes never share a trip: one
 * request, one transaction, one tenant (decision 183).
 */
export function openBatchedReads(options: Options): BatchedReads {
  const { travel, alone, mostTrips = 3, mostReads = 16, lateMs = 100 } = options;
  const queue: Waiting[] = [];
  const begun: { since: number }[] = [];
  let timer: NodeJS.Timeout | undefined;

  /** A trip that hangs, behind a lock or by a bad plan, does not hold up those who are not on it. */
  function isFull(): boolean {
    if (begun.length < mostTrips) return false;
    const late = performance.now() - lateMs;
    return begun.filter(({ since }) => since > late).length >= mostTrips;
  }

  function start(): void {
    if (!queue.length) return;
    if (isFull()) timer ??= setTimeout(lookAgain, lateMs);
    else void go();
  }

  function lookAgain(): void {
    timer = undefined;
    start();
  }

  async function go(): Promise<void> {
    const began = performance.now();
    const trip = { since: began };
    begun.push(trip);
    let group: Waiting[] = [];
    const next = (): readonly Statement[] | undefined => {
      group = queue.splice(0, mostReads);
      trip.since = performance.now();
      return group.length ? group.flatMap(ledByTenant) : undefined;
    };
    try {
      await travel(
        next,
        (results) => handOut(group, results),
        (error) => askOneByOne(group, error, alone),
      );
    } catch (error) {
      // There was no connection to be had; those who came meanwhile have waited less.
      const later = queue.findIndex(({ since }) => since > began);
      for (const { reject } of queue.splice(0, later < 0 ? Infinity : later)) reject(error);
    } finally {
      begun.splice(begun.indexOf(trip), 1);
      start();
    }
  }

  return {
    send: (context, statements) =>
      new Promise((resolve, reject) => {
        queue.push({ context, statements, since: performance.now(), resolve, reject });
        start();
      }),
    waiting: () => queue.length,
  };
}

const ledByTenant = ({ context, statements }: Read): Statement[] => [
  tenantStatement(context),
  ...statements,
];

function handOut(group: readonly Waiting[], results: readonly StatementResult[]): void {
  let at = 0;
  for (const { statements, resolve } of group) {
    const end = at + 1 + statements.length;
    resolve(results.slice(at + 1, end));
    at = end;
  }
}

/** One failed statement ends the trip of all; only its own caller shall hear of it. */
function askOneByOne(group: readonly Waiting[], error: unknown, alone: Options['alone']): void {
  const [first, ...others] = group;
  if (!others.length) first?.reject(error);
  else
    for (const read of group) alone(read.context, read.statements).then(read.resolve, read.reject);
}
