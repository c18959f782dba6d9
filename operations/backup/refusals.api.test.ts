import { createHash, randomUUID } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { aFilledServer, contentOf, temporaryFolder, testDatabase } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import {
  coveredBy,
  migrationsFolder,
  openDatabase,
  openSecrets,
  roleUrl,
  systemContext,
} from '#kernel/server';
import { backUp } from './back-up.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';
import { verifyBackup } from './verify.ts';
import { withClient } from './with-client.ts';

registerCatalogue();
const source = await aFilledServer();
const passphrase = 'a long sentence that nobody guesses';
const saved = temporaryFolder();
const plain = join(saved, 'plain');
const sealed = join(saved, 'sealed');
const targetUrl = await testDatabase();

beforeAll(async () => {
  await backUp({ ...source.installation, to: plain });
  await backUp({ ...source.installation, to: sealed, passphrase });
});

const aCopy = (of: string): string => {
  const folder = join(temporaryFolder(), 'copy');
  cpSync(of, folder, { recursive: true });
  return folder;
};

const into = (from: string, more: object = {}) => {
  const home = temporaryFolder();
  const place = { secretKeyFile: join(home, 'secret.key'), storageUrl: `file:${home}/files` };
  return restore({ ...place, ownerUrl: targetUrl, migrationsFolder, from, ...more });
};

/** Somebody works with the target from here on; whoever comes later finds it so. */
const filledTarget = memoized(async () => {
  const connectionString = roleUrl(targetUrl, 'caseway_host', openSecrets('.test/secret.key'));
  const hostDb = openDatabase({ connectionString, max: 1 });
  const id = randomUUID();
  await hostDb.batch(systemContext(id), [
    { text: `insert into editions (id, name) values ($1, $1::uuid::text)`, values: [id] },
    {
      text: `insert into tenants (id, name, edition_id) values ($1, $1::uuid::text, $1)`,
      values: [id],
    },
  ]);
  // A connection of ours is a server that runs.
  await hostDb.close();
});

function memoized<T>(work: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () => (known ??= work());
}

function change(folder: string, edit: (manifest: Manifest) => void): void {
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  edit(manifest);
  writeFileSync(file, JSON.stringify(manifest));
}

function flip(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

describe('a backup that is not as it was taken', () => {
  test.each(['tables/public.companies.copy.gz', 'secret.key'])('%s flipped', async (path) => {
    const folder = aCopy(plain);
    flip(join(folder, path));

    await expect(verifyBackup(folder, undefined)).rejects.toThrow(`${path} is damaged`);
    await expect(into(folder)).rejects.toThrow(`${path} is damaged`);
  });

  test('a part is missing', async () => {
    const folder = aCopy(plain);
    rmSync(join(folder, 'tables/public.users.copy.gz'));

    await expect(into(folder)).rejects.toThrow('users.copy.gz cannot be read');
  });

  test('it was never finished', async () => {
    const folder = aCopy(plain);
    rmSync(join(folder, 'manifest.json'));

    await expect(into(folder)).rejects.toThrow('holds no finished backup');
  });

  test('its manifest leads out of the folder', async () => {
    const folder = aCopy(plain);
    change(folder, ({ files }) => void (files[0]!.name = '../../elsewhere'));

    await expect(into(folder)).rejects.toThrow('outside');
  });

  test('an encrypted one whose manifest was edited, or replaced by a plain one', async () => {
    const folder = aCopy(sealed);
    change(folder, ({ tables }) => void tables.pop());

    await expect(into(folder, { passphrase })).rejects.toThrow('manifest was changed');
    await expect(into(plain, { passphrase })).rejects.toThrow('is not encrypted');
  });
});

describe('the passphrase', () => {
  test('a wrong one and none are refused', async () => {
    await expect(into(sealed, { passphrase: 'guessed' })).rejects.toThrow('not the one');
    await expect(into(sealed)).rejects.toThrow('set BACKUP_PASSPHRASE');
    await expect(verifyBackup(sealed, 'guessed')).rejects.toThrow('not the one');
  });
});

describe('an installation in use', () => {
  const inUse = () => ({ ...source.installation, migrationsFolder, from: plain });

  test('is not replaced while its server runs, not even by force', async () => {
    await source.signedIn().api.get('/app/companies');

    await expect(restore({ ...inUse(), force: true })).rejects.toThrow('stop it first');
  });

  const home = temporaryFolder();
  const secretKeyFile = join(home, 'secret.key');
  const other = `${Buffer.alloc(32, 7).toString('base64')}\n`;

  test('is not replaced without force, and its key neither', async () => {
    await filledTarget();
    const before = await contentOf(targetUrl);
    writeFileSync(secretKeyFile, other);

    await expect(into(plain)).rejects.toThrow('--force replaces');
    await expect(into(plain, { secretKeyFile })).rejects.toThrow('holds another key');

    expect(await contentOf(targetUrl)).toEqual(before);
    expect(readFileSync(secretKeyFile, 'utf8')).toBe(other);
  });

  test('is replaced by force: all is as saved, and its own key lies aside', async () => {
    await filledTarget();
    writeFileSync(secretKeyFile, other);
    const saved = await contentOf(source.ownerUrl);

    await into(plain, { secretKeyFile, force: true });

    expect((await contentOf(targetUrl))['companies']).toBe(saved['companies']);
    expect((await contentOf(targetUrl))['tenants']).toBe(saved['tenants']);
    const aside = readdirSync(home).find((name) => name.includes('replaced')) ?? '';
    expect(readFileSync(join(home, aside), 'utf8')).toBe(other);
    expect(readFileSync(secretKeyFile)).toEqual(readFileSync(source.installation.secretKeyFile));
  });
});

describe('a restore that fails half-way', () => {
  test('leaves database, key and files as they were', async () => {
    const folder = aCopy(plain);
    const broken = gzipSync('not\ta\trow\n');
    writeFileSync(join(folder, 'tables/public.sign_ins.copy.gz'), broken);
    change(folder, ({ tables }) => {
      const part = tables.find((table) => table.name === 'sign_ins')!.part;
      part.sha256 = createHash('sha256').update(broken).digest('hex');
    });
    await filledTarget();
    const before = await contentOf(targetUrl);
    const home = temporaryFolder();
    const place = { secretKeyFile: join(home, 'secret.key'), storageUrl: `file:${home}/files` };

    await expect(into(folder, { ...place, force: true })).rejects.toThrow('invalid input syntax');

    expect(await contentOf(targetUrl)).toEqual(before);
    expect(readdirSync(home)).toEqual([]);
  });

  test('leaves no table without its wall', async () => {
    const open = await withClient(targetUrl, (owner) =>
      owner.query(`select relname from pg_class c where relnamespace = 'public'::regnamespace
        and relkind = 'r' and exists (select from pg_attribute where attrelid = c.oid
          and attname = 'tenant_id') and not (relrowsecurity and relforcerowsecurity)`),
    );
    const silenced = await withClient(targetUrl, (owner) =>
      owner.query(`select tgname from pg_trigger where tgenabled <> 'O'`),
    );

    expect(open.rows).toEqual([]);
    expect(silenced.rows).toEqual([]);
  });
});

describe('a version that does not fit', () => {
  test('a backup with an unknown or different migration is refused', async () => {
    const newer = aCopy(plain);
    change(newer, ({ migrations }) => void migrations.push({ name: '9999_x.sql', checksum: '' }));
    const other = aCopy(plain);
    change(other, ({ migrations }) => void (migrations[0]!.checksum = 'another'));

    await expect(into(newer)).rejects.toThrow('newer than this version');
    await expect(into(other)).rejects.toThrow('is not the one');
  });

  test('a backup of a level below the baseline names the release that restores it', async () => {
    const older = aCopy(plain);
    const { migrations: covered, release } = coveredBy(migrationsFolder);
    change(older, (manifest) => void (manifest.migrations = covered.slice(0, -1)));
    const other = aCopy(plain);
    change(other, (manifest) => {
      manifest.migrations = covered.map((one) => ({ ...one, checksum: 'another' }));
    });

    await expect(into(older)).rejects.toThrow(
      `this release begins at ${covered.at(-1)?.name}: restore it with release ${release}`,
    );
    await expect(into(other)).rejects.toThrow('is not the one');
  });
});

describe('the place of a backup', () => {
  test('must be empty, and is closed to others', async () => {
    await expect(backUp({ ...source.installation, to: plain })).rejects.toThrow('not empty');

    expect(statSync(plain).mode & 0o077).toBe(0);
  });
});
