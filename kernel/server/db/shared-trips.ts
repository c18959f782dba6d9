import type { Statement, StatementResult } from './batch.ts';
import type { Context } from './context.ts';

type Call = { readonly context: Context; readonly statements: readonly Statement[] };

export type SharedTrips = {
  send(context: Context, statements: readonly Statement[]): Promise<StatementResult[]>;
  /** How many wait for a trip that has not begun. */
  waiting(): number;
};

type Waiting = Call & {
  readonly since: number;
  resolve(results: StatementResult[]): void;
  reject(error: unknown): void;
};

type Options = {
  /** Stands before the statements of each caller, and says on whose behalf they run. */
  readonly leadBy: (context: Context) => Statement;
  /** Stands once before those of several. */
  readonly together?: Statement;
  /** Takes a connection and runs one group after the other on it, until there is none. */
  readonly travel: (
    next: () => readonly Statement[] | undefined,
    arrived: (results: readonly StatementResult[]) => void,
    failed: (error: unknown) => void,
  ) => Promise<void>;
  /** One call on a connection of its own, when nobody can say whose statement failed. */
  readonly alone: (
    context: Context,
    statements: readonly Statement[],
  ) => Promise<StatementResult[]>;
  /** False where nobody knows whether the group happened: then nothing of it is sent again. */
  readonly hasNotHappened?: (error: unknown) => boolean;
  readonly mostTrips?: number;
  readonly mostCalls?: number;
  readonly lateMs?: number;
};

/**
 * Short statements of several callers in one round trip and one transaction. Who finds a trip free
 * goes at once and alone; who comes while all are under way waits for the next one, with everybody who
 * comes meanwhile. Each call is led by its own tenant, so the wall stands before every single one.
 */
export function openSharedTrips(options: Options): SharedTrips {
  const { travel, mostTrips = 3, mostCalls = 16, lateMs = 100 } = options;
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
      group = queue.splice(0, mostCalls);
      trip.since = performance.now();
      return group.length ? statementsOf(group, options) : undefined;
    };
    try {
      await travel(
        next,
        (results) => handOut(group, results),
        (error) => askOneByOne(group, error, options),
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

/** Of each caller the lead and their statements, after what stands before several. */
function statementsOf(
  group: readonly Waiting[],
  { leadBy, together }: Options,
): readonly Statement[] {
  const calls = group.flatMap(({ context, statements }) => [leadBy(context), ...statements]);
  return together && group.length > 1 ? [together, ...calls] : calls;
}

function handOut(group: readonly Waiting[], results: readonly StatementResult[]): void {
  const asked = group.reduce((sum, { statements }) => sum + 1 + statements.length, 0);
  let at = results.length - asked;
  for (const { statements, resolve } of group) {
    const end = at + 1 + statements.length;
    resolve(results.slice(at + 1, end));
    at = end;
  }
}

/** One failed statement ends the transaction of all; only its own caller shall hear of it. */
function askOneByOne(
  group: readonly Waiting[],
  error: unknown,
  { alone, hasNotHappened = () => true }: Options,
): void {
  if (group.length > 1 && hasNotHappened(error)) {
    for (const call of group) alone(call.context, call.statements).then(call.resolve, call.reject);
  } else for (const { reject } of group) reject(error);
}
