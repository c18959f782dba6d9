import pg from 'pg';
import { Batch } from './batch.ts';
import { openBatchedReads } from './batched-reads.ts';
import type { Row, Statement, StatementResult } from './batch.ts';
import { contextStatement, tenantStatement } from './context.ts';
import type { Context } from './context.ts';
import { isAuditLocked, isRetryable } from './refusal-of.ts';

export type Tx = {
  readonly context: Context;
  query<T = Row>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /** Several statements in one round trip. */
  batch(statements: readonly Statement[]): Promise<StatementResult[]>;
  /** Run after the commit; never when it rolled back. */
  afterCommit(work: () => void): void;
};

export type Database = {
  /** One round trip, one implicit transaction: the statements all happen or none does. */
  batch(context: Context, statements: readonly Statement[]): Promise<StatementResult[]>;
  /** A real transaction; repeated up to three times when it met another one. */
  transaction<T>(context: Context, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Read only, and every statement sees the database as it was at the first one. */
  snapshot<T>(context: Context, work: (tx: Tx) => Promise<T>): Promise<T>;
  stats(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
};

type Options = {
  connectionString: string;
  max?: number;
  name?: string;
  /** How long a request waits for a connection before it is told to come back. */
  waitMilliseconds?: number;
};

const attempts = 3;
const asOfNow = 'begin isolation level repeatable read read only';

/** D4: `statement_timeout` and friends are set on the server side of every connection. */
const serverSettings = [
  '-c statement_timeout=20000',
  '-c lock_timeout=5000',
  '-c idle_in_transaction_session_timeout=30000',
  '-c timezone=UTC',
  '-c datestyle=ISO',
  // Planning the 17 joins of a case in every order took 88 ms, and reading it 2; as written, 12.
  '-c join_collapse_limit=4',
].join(' ');

/** PostgreSQL said no, and the connection is as good as before; one that goes away (57P, 08) is not. */
const isAnswered = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !/^(57P|08)/.test(error.code ?? '');

export function openDatabase(options: Options): Database {
  const { connectionString, max = 16, name = 'caseway', waitMilliseconds = 2000 } = options;
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: name,
    options: serverSettings,
    connectionTimeoutMillis: waitMilliseconds,
    idleTimeoutMillis: 30_000,
  });
  // An idle client whose server died emits here; without a listener the process would end.
  pool.on('error', () => {});

  const broken = new WeakMap<pg.PoolClient, Error>();
  pool.on('connect', (client) => {
    client.on('error', (error) => void broken.set(client, error));
  });

  function run(client: pg.PoolClient, statements: readonly Statement[]) {
    const batch = new Batch(statements, (error) => {
      const canGoOn = isAnswered(error) && error.code !== '57014';
      if (!canGoOn) broken.set(client, error);
    });
    client.query(batch);
    return batch.promise;
  }

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release(broken.get(client) ?? false);
    }
  }

  async function attempt<T>(
    context: Context,
    work: (tx: Tx) => Promise<T>,
    begin = 'begin',
  ): Promise<T> {
    const after: (() => void)[] = [];
    const result = await withClient(async (client) => {
      await run(client, [{ text: begin }, contextStatement(context)]);
      try {
        const value = await work(txOn(client, context, after, run));
        await run(client, [{ text: 'commit' }]);
        return value;
        // D4: after a failed BEGIN or COMMIT nobody knows the state of the connection.
      } catch (error) {
        await run(client, [{ text: 'rollback' }]).catch((second: Error) =>
          broken.set(client, second),
        );
        throw error;
      }
    });
    for (const step of after) step();
    return result;
  }

  async function alone(
    setting: Statement,
    statements: readonly Statement[],
  ): Promise<StatementResult[]> {
    const client = await pool.connect();
    try {
      const results = await run(client, [setting, ...statements]);
      results.shift();
      return results;
    } finally {
      client.release(broken.get(client) ?? false);
    }
  }

  const reads = openBatchedReads({
    alone: (context, statements) => alone(tenantStatement(context), statements),
    travel: (next, arrived, failed) =>
      withClient(async (client) => {
        while (!broken.has(client)) {
          const group = next();
          if (!group) return;
          await run(client, group).then(arrived, failed);
        }
      }),
  });

  return {
    async batch(context, statements) {
      const isReading = statements.every((statement) => statement.reads);
      if (isReading && statements.every((statement) => statement.isShort))
        return reads.send(context, statements);
      const setting = isReading ? tenantStatement(context) : contextStatement(context);
      for (let tried = 1; ; tried += 1) {
        try {
          return await alone(setting, statements);
        } catch (error) {
          if (tried >= attempts || !isAuditLocked(error)) throw error;
        }
      }
    },
    async transaction(context, work) {
      for (let tried = 1; ; tried += 1) {
        try {
          return await attempt(context, work);
        } catch (error) {
          if (tried >= attempts || !isRetryable(error)) throw error;
        }
      }
    },
    snapshot: (context, work) => attempt(context, work, asOfNow),
    stats: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + reads.waiting(),
    }),
    close: () => pool.end(),
  };
}

function txOn(
  client: pg.PoolClient,
  context: Context,
  after: (() => void)[],
  run: (client: pg.PoolClient, statements: readonly Statement[]) => Promise<StatementResult[]>,
): Tx {
  return {
    context,
    async query<T>(text: string, values: readonly unknown[] = []) {
      const [result] = await run(client, [{ text, values }]);
      return (result?.rows ?? []) as T[];
    },
    batch: (statements) => run(client, statements),
    afterCommit: (work) => void after.push(work),
  };
}
