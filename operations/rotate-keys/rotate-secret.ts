import { existsSync } from 'node:fs';
import { holdDatabase, releaseDatabase } from '../backup/hold-database.ts';
import { withClient } from '../backup/with-client.ts';
import { openSecrets } from '#kernel/server';
import type { SealedColumn } from '#kernel/server';
import { newKeyFile, putInPlace } from './new-key-file.ts';
import { sealAgain } from './seal-again.ts';
import type { Resealed } from './seal-again.ts';

type Options = {
  readonly ownerUrl: string;
  readonly secretKeyFile: string;
  readonly columns: readonly SealedColumn[];
  readonly now: Date;
};

export type Rotation = { readonly columns: readonly Resealed[]; readonly oldKeyFile: string };

/**
 * A new key for everything that is sealed: in one transaction, while no server runs. The old key is
 * put aside only after the transaction has ended, so that at every moment one of the files fits.
 */
export async function rotateSecret(options: Options): Promise<Rotation> {
  const { ownerUrl, secretKeyFile, columns, now } = options;
  if (!existsSync(secretKeyFile)) throw new Error(`There is no key at ${secretKeyFile}`);
  return withClient(ownerUrl, async (client) => {
    await holdDatabase(client);
    try {
      const keys = {
        before: openSecrets(secretKeyFile),
        after: openSecrets(newKeyFile(secretKeyFile)),
      };
      const done: Resealed[] = [];
      await client.query('begin');
      try {
        await client.query('set local role caseway_host');
        for (const column of columns) done.push(await sealAgain(client, column, keys));
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
      return { columns: done, oldKeyFile: putInPlace(secretKeyFile, now) };
    } finally {
      await releaseDatabase(client);
    }
  });
}
