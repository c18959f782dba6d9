import { openMigratedDatabase, openSecrets } from '#kernel/server';
import type { Config, RunningDatabase } from '#kernel/server';
import { openOwner } from './open-owner.ts';

/** The embedded cluster or the operator's database, migrated and open. */
export async function startDatabase(config: Config): Promise<RunningDatabase> {
  const secrets = openSecrets(config.secretKeyFile);
  const owner = await openOwner(config);
  const database = await openMigratedDatabase(owner.ownerUrl, secrets);
  return {
    ...database,
    async stop() {
      await database.stop();
      await owner.stop();
    },
  };
}
