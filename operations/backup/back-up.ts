import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import {
  appliedMigrations,
  openSecrets,
  openStorage,
  roleUrl,
  storageFolder,
} from '#kernel/server';
import { queueVersionOf, sequencesOf } from './catalogue.ts';
import { findMissingFiles } from './find-missing-files.ts';
import { newestFormat, writeManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { writePart } from './parts.ts';
import { newKey } from './passphrase.ts';
import { saveDatabase } from './save-database.ts';
import { saveFiles } from './save-files.ts';
import { withClient } from './with-client.ts';

export type Installation = {
  readonly ownerUrl: string;
  readonly secretKeyFile: string;
  readonly storageUrl: string;
};

type Options = Installation & { readonly to: string; readonly passphrase?: string | undefined };

/** D28. Database, files and the key into an empty folder; the server may go on running. */
export async function backUp(options: Options): Promise<Manifest> {
  const { ownerUrl, secretKeyFile, storageUrl, passphrase } = options;
  if (!existsSync(secretKeyFile)) throw new Error(`There is no key at ${secretKeyFile}`);
  const folder = await emptyFolder(options.to);
  const key = passphrase ? newKey(passphrase) : null;
  const storage = storageFolder(storageUrl);
  const hostUrl = roleUrl(ownerUrl, 'caseway_host', openSecrets(secretKeyFile));

  const manifest = await withClient(ownerUrl, async (owner): Promise<Manifest> => {
    const createdAt = new Date().toISOString();
    const migrations = await levelOf(owner);
    const tables = await withClient(hostUrl, (host) => saveDatabase(host, folder, key));
    if (JSON.stringify(await levelOf(owner)) !== JSON.stringify(migrations)) {
      throw new Error('The database was migrated meanwhile: take the backup again');
    }
    const text = await readFile(secretKeyFile);
    return {
      product: 'caseway',
      format: newestFormat,
      createdAt,
      encryption: key?.encryption ?? null,
      migrations,
      queueVersion: await queueVersionOf(owner),
      // Read after the rows: a number that a row carries is never given out again.
      sequences: await sequencesOf(owner),
      tables,
      files: storage ? await saveFiles(storage, folder, key) : [],
      filesElsewhere: !storage,
      missingFiles: await withClient(hostUrl, (host) =>
        findMissingFiles(host, openStorage({ storageUrl, dataDir: folder })),
      ),
      key: await writePart(folder, 'secret.key', Readable.from([text]), key),
    };
  });
  await writeManifest(folder, manifest, key);
  return manifest;
}

async function levelOf(owner: pg.Client): Promise<Manifest['migrations']> {
  const migrations = await appliedMigrations(owner);
  if (!migrations) throw new Error('This database holds no Caseway');
  return migrations;
}

async function emptyFolder(wish: string): Promise<string> {
  const folder = resolve(wish);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length) throw new Error(`${folder} is not empty`);
  return folder;
}
