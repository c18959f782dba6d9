import { parseArgs } from 'node:util';
import { migrationsFolder, readConfig } from '#kernel/server';
import { openOwner, restore } from '#operations';

const usage = `npm run restore -- --from DIR [--force]
--force replaces a database that is in use, and puts another key aside.
BACKUP_PASSPHRASE opens an encrypted backup.`;

async function run(from: string, force: boolean): Promise<void> {
  const config = readConfig(process.env);
  const { secretKeyFile, storageUrl } = config;
  const passphrase = process.env['BACKUP_PASSPHRASE']?.trim() || undefined;
  const { ownerUrl, stop } = await openOwner(config);
  const target = { ownerUrl, secretKeyFile, storageUrl, migrationsFolder };
  try {
    const { createdAt } = await restore({ ...target, from, passphrase, force });
    console.log(`Restored the backup of ${createdAt}. Start the server when you are ready.`);
  } finally {
    await stop();
  }
}

try {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, force: { type: 'boolean' } },
  });
  if (!values.from) throw new Error(usage);
  await run(values.from, values.force ?? false);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
