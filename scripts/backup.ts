import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '#kernel/server';
import { backUp, openOwner, verifyBackup } from '#operations';

const usage = `npm run backup -- --to DIR        save database, files and key into an empty folder
npm run backup -- --verify DIR    read a backup to its end and check it
BACKUP_PASSPHRASE encrypts it.`;

const passphrase = process.env['BACKUP_PASSPHRASE']?.trim() || undefined;

async function save(to: string): Promise<void> {
  const config = readConfig(process.env);
  const { secretKeyFile, storageUrl } = config;
  // Otherwise an empty embedded database would be made only to be found empty.
  if (!existsSync(secretKeyFile)) throw new Error(`There is no key at ${secretKeyFile}`);
  if (!passphrase) {
    console.warn('BACKUP_PASSPHRASE is not set: the copy, with its key, is readable as it lies.');
  }
  const { ownerUrl, stop } = await openOwner(config);
  try {
    const manifest = await backUp({ ownerUrl, secretKeyFile, storageUrl, to, passphrase });
    if (manifest.filesElsewhere) {
      console.warn(
        'STORAGE_URL is not a folder: its files were checked, and are not in this backup.',
      );
    }
    warnOfMissing(manifest.missingFiles);
    console.log(`Saved ${contentOf(manifest)} to ${to}`);
  } finally {
    await stop();
  }
}

/** The backup is as good as what it was taken of; this says where that is not whole. */
function warnOfMissing(files: readonly string[]): void {
  if (!files.length) return;
  console.warn(`${files.length} files of the database are not whole in their storage:`);
  for (const file of files) console.warn(`  ${file}`);
  process.exitCode = 2;
}

async function verify(from: string): Promise<void> {
  const { manifest } = await verifyBackup(from, passphrase);
  console.log(`Whole and unchanged: ${contentOf(manifest)}, taken ${manifest.createdAt}`);
}

function contentOf({ tables, files }: { tables: { rows: number }[]; files: unknown[] }): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables, ${files.length} files and the key`;
}

try {
  const { values } = parseArgs({ options: { to: { type: 'string' }, verify: { type: 'string' } } });
  if (values.verify) await verify(values.verify);
  else if (values.to) await save(values.to);
  else throw new Error(usage);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
