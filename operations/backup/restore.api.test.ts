import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import {
  aFilledServer,
  contentOf,
  madeByOldFiles,
  temporaryFolder,
  testConnections,
  testDatabase,
  testServer,
} from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { migrationsFolder, sealAudit, verifyAudit } from '#kernel/server';
import { dropDatabase, ensureDatabase } from '../cluster/databases.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { verifyBackup } from './verify.ts';

registerCatalogue();
const source = await aFilledServer();
const passphrase = 'a long sentence that nobody guesses';

const newHome = () => {
  const home = temporaryFolder();
  return { secretKeyFile: join(home, 'secret.key'), storageUrl: `file:${home}/files`, home };
};

/** A restore adds seals and one entry to what it brings back. */
const broughtBack = (seals: string | undefined) => ({
  audit_log: `operation <> 'restore'`,
  audit_seals: `seq <= ${Number.parseInt(seals ?? '')}`,
});

test('a wiped installation comes back whole, on a database that never saw a migration', async () => {
  await sealAudit(source.services.hostDb);
  const to = join(temporaryFolder(), 'saved');
  await backUp({ ...source.installation, to, passphrase });
  const before = await contentOf(source.ownerUrl);
  const { ownerUrl } = inject('TEST_PG');
  const name = `${new URL(source.ownerUrl).pathname.slice(1)}_again`;
  await ensureDatabase(ownerUrl, name);
  const target = new URL(ownerUrl);
  target.pathname = `/${name}`;
  const home = newHome();

  await restore({ ...home, ownerUrl: target.href, from: to, migrationsFolder, passphrase });

  const after = await contentOf(target.href, broughtBack(before['audit_seals']));
  await dropDatabase(ownerUrl, name);
  expect(after).toEqual(before);
  expect(after['companies']).toMatch(/^1 /);
  expect(after['pgboss.job']).toMatch(/^1 /);
  expect(readdirSync(join(home.home, 'files'))).toEqual([source.tenantId]);
  const file = join(source.tenantId, 'report');
  expect(readFileSync(join(home.home, 'files', file))).toEqual(
    readFileSync(join(source.storage, file)),
  );
  expect(readFileSync(home.secretKeyFile)).toEqual(readFileSync(source.installation.secretKeyFile));
});

test('a restored server works: walls, history, search, numbers and the sealed log', async () => {
  const to = join(temporaryFolder(), 'saved');
  await backUp({ ...source.installation, to });
  const server = await testServer({ database: 'own' });

  await restore({ ...newHome(), ownerUrl: server.ownerUrl, from: to, migrationsFolder });

  const { api } = server.signedIn({ tenantId: source.tenantId });
  const url = `/app/companies/${source.companyId}`;
  const found = await api.get('/app/companies?filterText=harbour');
  expect(found.body).toMatchObject({ totalCount: 1, items: [{ id: source.companyId }] });
  const stranger = server.signedIn();
  expect((await stranger.api.get(url)).status).toBe(404);
  const { body: company } = await api.get(url);
  const renamed = await api.put(url, {
    name: 'Harbour Legal',
    businessType: 'insurer',
    concurrencyStamp: company['concurrencyStamp'],
  });
  expect(renamed.status).toBe(200);
  const history = await api.get(
    `/app/entity-changes/${source.companyId}/property-changes?propertyName=name`,
  );
  expect(history.body.items).toHaveLength(2);
  await server.services.readLog.flush();
  await sealAudit(server.services.hostDb);
  expect(await verifyAudit(server.services.hostDb)).toMatchObject({ ok: true });
});

test('a copy taken while people write is of one moment; of a database that the old files made, it is rebuilt on the baseline and brought up after the load', async () => {
  const { api } = source.signedIn({ tenantId: source.tenantId });
  let isDone = false;
  const writing = (async () => {
    for (let index = 0; !isDone; index += 1) {
      await api.post('/app/companies', { name: `Company ${index}`, businessType: 'insurer' });
    }
  })();
  const to = join(temporaryFolder(), 'saved');
  await madeByOldFiles(source.ownerUrl);
  await backUp({ ...source.installation, to }).finally(() => void (isDone = true));
  await writing;
  const newer = join(temporaryFolder(), 'migrations');
  cpSync(migrationsFolder, newer, { recursive: true });
  writeFileSync(
    join(newer, '9999_later.sql'),
    `create table later as select count(*) as companies from companies;
     grant select on later to caseway_host;`,
  );
  const ownerUrl = await testDatabase();

  const { migrations } = await restore({
    ...newHome(),
    ownerUrl,
    from: to,
    migrationsFolder: newer,
  });

  expect(migrations[0]?.name).toBe('0001_base.sql');
  const { hostDb } = testConnections(ownerUrl);
  const [result] = await hostDb.batch({ tenantId: source.tenantId }, [
    {
      text: `select (select count(*) from companies) as companies, (select count(*) from audit_log
        where resource = 'company' and operation = 'create') as entries,
        (select companies > 0 from later) as "isLoaded"`,
    },
  ]);
  expect(result?.rows[0]?.['entries']).toBe(result?.rows[0]?.['companies']);
  expect(result?.rows[0]?.['isLoaded']).toBe(true);
});

test('an encrypted backup shows nothing, and a plain one only to its owner', async () => {
  const to = join(temporaryFolder(), 'saved');
  await backUp({ ...source.installation, to, passphrase });
  const { manifest } = await verifyBackup(to, passphrase);

  const stored = readFileSync(join(to, 'secret.key'));
  expect(stored.includes(readFileSync(source.installation.secretKeyFile))).toBe(false);
  expect(manifest.tables.every(({ part }) => existsSync(join(to, part.path)))).toBe(true);
  for (const path of ['secret.key', 'manifest.json', manifest.tables[0]?.part.path ?? '']) {
    expect(statSync(join(to, path)).mode & 0o077).toBe(0);
  }
});
