import type { PgBoss, SendOptions } from 'pg-boss';
import type { Statement } from '../db/batch.ts';
import type { Tx } from '../db/database.ts';

type Send = (queue: string, data: object, options?: SendOptions) => Promise<void>;

/** The jobs that `work` sends join the transaction, all of them in one round trip. */
export async function sendIn(
  boss: PgBoss,
  tx: Tx,
  first: readonly Statement[],
  work: (send: Send) => Promise<void>,
): Promise<void> {
  const statements: Statement[] = [...first];
  const db = {
    async executeSql(text: string, values: unknown[] = []) {
      statements.push({ text, values });
      return { rows: [] };
    },
  };
  await work(async (queue, data, options) => {
    await boss.send(queue, data, { ...options, db });
  });
  await tx.batch(statements);
}
