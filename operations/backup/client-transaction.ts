import type pg from 'pg';
import { Batch, acrossTenants } from '#kernel/server';
import type { Tx } from '#kernel/server';

/** The open transaction of a plain client, for work that is written against `Tx`. */
export function clientTx(client: pg.Client): Tx {
  const batch: Tx['batch'] = (statements) => client.query(new Batch(statements)).promise;
  return {
    context: acrossTenants,
    batch,
    async query<T>(text: string, values: readonly unknown[] = []) {
      const [result] = await batch([{ text, values }]);
      return (result?.rows ?? []) as T[];
    },
    afterCommit() {
      throw new Error('Nothing waits for this commit');
    },
  };
}
