import { resolve } from 'node:path';
import type pg from 'pg';
import { ensureRoles, migrate, openSecrets, prepareJobs, storageFolder } from '#kernel/server';
import type { Installation } from './back-up.ts';
import { queueVersionOf } from './catalogue.ts';
import { holdDatabase, isInUse, releaseDatabase } from './hold-database.ts';
import { knownMigrations } from './known-migrations.ts';
import { loadDatabase } from './load-database.ts';
import { readManifest } from './manifest.ts';
import type { Manifest, OpenManifest } from './manifest.ts';
import { rebuild } from './rebuild.ts';
import { stageFiles, stageKey } from './staged-restore.ts';
import type { Staged } from './staged-restore.ts';
import { checkParts } from './verify.ts';
import { withClient } from './with-client.ts';

type Options = Installation & {
  readonly from: string;
  readonly migrationsFolder: string;
  readonly passphrase?: string | undefined;
  /** Replaces an installation that is in use, and a key that differs. */
  readonly force?: boolean;
};

/**
 * D28. Everything is read, checked and written beside its place first; one commit changes the
 * database, and only renames follow. Any failure before that leaves all as it was.
 */
export async function restore(options: Options): Promise<Manifest> {
  const { from, passphrase, ownerUrl, migrationsFolder, storageUrl, force = false } = options;
  const folder = resolve(from);
  const open = await readManifest(folder, passphrase);
  const migrations = knownMigrations(migrationsFolder, open.manifest);
  const storage = storageFolder(storageUrl);
  if (open.manifest.files.length && !storage) {
    throw new Error('The backup holds files, but STORAGE_URL is not a folder');
  }
  await checkParts(folder, open.manifest);

  const staged: Staged[] = [];
  try {
    const key = await stageKey({ ...open, folder }, options.secretKeyFile, force);
    staged.push(key);
    if (storage) staged.push(await stageFiles({ ...open, folder }, storage));
    const secrets = openSecrets(key.path);
    await withClient(ownerUrl, async (owner) => {
      await holdDatabase(owner);
      if (!force && (await isInUse(owner))) {
        throw new Error('This database is in use: --force replaces all that it holds');
      }
      await ensureRoles(owner, ownerUrl, secrets);
      await prepareQueue(owner, open.manifest);
      await replaceContent(owner, { migrationsFolder, migrations, folder, open });
      while (staged.length) await staged.shift()?.settle();
      await releaseDatabase(owner);
      // Plans and index-only counts need it at once, not when autovacuum comes by.
      await owner.query('vacuum (analyze)');
    });
    await migrate({ ownerUrl, folder: migrationsFolder, secrets, afterwards: prepareJobs });
  } finally {
    for (const part of staged) await part.discard();
  }
  return open.manifest;
}

/** Commits by itself, which harms nothing: it adds tables, and rows only to its own ledger. */
async function prepareQueue(owner: pg.Client, { queueVersion }: Manifest): Promise<void> {
  await prepareJobs(owner);
  const installed = await queueVersionOf(owner);
  if (queueVersion > installed) {
    throw new Error(`The backup has job tables of version ${queueVersion}, here is ${installed}`);
  }
}

type Content = {
  readonly migrationsFolder: string;
  readonly migrations: readonly string[];
  readonly folder: string;
  readonly open: OpenManifest;
};

async function replaceContent(owner: pg.Client, content: Content): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query(`set local lock_timeout = '10s'`);
    await rebuild(owner, content.migrationsFolder, content.migrations);
    await loadDatabase(owner, content.folder, content.open);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => {});
    throw error;
  }
}
