import { appendFileSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import {
  appliedMigrations,
  baselineFiles,
  coveredBy,
  migrate,
  migrationsFolder,
  openMaintenance,
  openSecrets,
} from '#kernel/server';
import {
  aFilledServer,
  contentOf,
  madeByOldFiles,
  temporaryFolder,
  testDatabase,
} from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';

registerCatalogue();

const aCopy = (): string => {
  const folder = join(temporaryFolder(), 'migrations');
  cpSync(migrationsFolder, folder, { recursive: true });
  return folder;
};

const upgrade = (ownerUrl: string, folder: string) =>
  migrate({ ownerUrl, folder, secrets: openSecrets('.test/secret.key') });

async function levelOf(ownerUrl: string) {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    return await appliedMigrations(owner);
  } finally {
    await owner.end();
  }
}

test('an installation at the last old level keeps every row, skips the baseline and goes on', async () => {
  const { ownerUrl } = await aFilledServer();
  await madeByOldFiles(ownerUrl);
  const before = await contentOf(ownerUrl);
  const folder = aCopy();
  writeFileSync(
    join(folder, '9999_later.sql'),
    `create table later as select count(*) as companies from companies;
     grant select on later to caseway_host;`,
  );

  const { applied } = await upgrade(ownerUrl, folder);

  expect(applied).toEqual(['9999_later.sql']);
  expect(await contentOf(ownerUrl)).toMatchObject(before);
  expect(before['companies']).toMatch(/^1 /);
  expect((await upgrade(ownerUrl, folder)).applied).toEqual([]);
  const shown = await openMaintenance(ownerUrl, folder).migrations();
  expect(shown.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['0001_base.sql', ...baselineFiles(folder)]),
  );
  expect(shown.filter(({ state }) => state !== 'applied')).toEqual([]);
});

test('one below it is refused in one sentence before anything is changed', async () => {
  const ownerUrl = await testDatabase();
  const { migrations, release } = coveredBy(migrationsFolder);
  await madeByOldFiles(ownerUrl, migrations.slice(0, -1));
  const before = await levelOf(ownerUrl);
  const last = migrations.at(-2)?.name;

  await expect(upgrade(ownerUrl, migrationsFolder)).rejects.toThrow(
    `This database is at ${last}, and this release begins at ${migrations.at(-1)?.name}: upgrade to release ${release} first. Nothing was changed.`,
  );

  expect(await levelOf(ownerUrl)).toEqual(before);
});

test('a file of the baseline that was edited afterwards is refused, as any migration', async () => {
  const ownerUrl = await testDatabase();
  const folder = aCopy();
  const [, second = ''] = baselineFiles(folder);
  appendFileSync(join(folder, second), '-- one more line\n');

  await expect(upgrade(ownerUrl, folder)).rejects.toThrow(
    `Migration ${second} was changed after it had been applied`,
  );
});
