import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { rotateSigningKey } from '#identity/server';
import { openSecrets } from '#kernel/server';
import { asSuperuser, temporaryFolder, testDatabase, testServer } from '#kernel/testing';
import { rotateSecret } from '#operations';
import { serverModules } from './compose.ts';

const columns = serverModules.flatMap((module) => module.sealed ?? []);
const ownerUrl = await testDatabase();
const now = new Date('2026-11-15T01:02:03Z');
const [tenantId, companyId] = [randomUUID(), randomUUID()];
const places = {
  key: 'oidc_keys:sealed:k1',
  payload: 'oidc_payloads:Session:s1',
  pms: `${tenantId}/company_pms_configs/client_secret/${companyId}`,
};

async function withClient<T>(name: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: ownerUrl, application_name: name });
  await client.connect();
  try {
    await client.query('set role caseway_host');
    return await work(client);
  } finally {
    await client.end();
  }
}

type Sealed = { k1: string; k0: string; payload: string; pms: string };
const sealedNow = () =>
  withClient('tests', async (client): Promise<Sealed> => {
    const { rows } = await client.query<Sealed>(`select
      (select sealed from oidc_keys where id = 'k1') as k1,
      (select sealed from oidc_keys where id = 'k0') as k0,
      (select payload from oidc_payloads where id = 's1') as payload,
      (select client_secret from company_pms_configs) as pms`);
    return rows[0] ?? { k1: '', k0: '', payload: '', pms: '' };
  });

/** One text in every sealed column, and one that was lost long ago. */
async function anInstallation() {
  const secretKeyFile = join(temporaryFolder(), 'secret.key');
  const before = openSecrets(secretKeyFile);
  const stranger = openSecrets(join(temporaryFolder(), 'lost.key'));
  await asSuperuser(
    ownerUrl,
    `delete from oidc_keys; delete from oidc_payloads; delete from company_pms_configs;
     insert into oidc_keys (id, sealed) values
       ('k1', '${before.seal('a key', places.key)}'), ('k0', '${stranger.seal('x', 'k0')}');
     insert into oidc_payloads (model, id, payload) values
       ('Session', 's1', '${before.seal('a session', places.payload)}');
     insert into company_pms_configs (tenant_id, id, company_id, system, client_secret) values
       ('${tenantId}', '${randomUUID()}', '${companyId}', 'leap', '${before.seal('a secret', places.pms)}')`,
  );
  return { ownerUrl, secretKeyFile, columns, now };
}

function expectReadable(secretKeyFile: string, sealed: Sealed): void {
  const { open } = openSecrets(secretKeyFile);
  expect(open(sealed.k1, places.key)).toBe('a key');
  expect(open(sealed.payload, places.payload)).toBe('a session');
  expect(open(sealed.pms, places.pms)).toBe('a secret');
}

test('everything sealed opens with the new key, and the old one is put aside', async () => {
  const options = await anInstallation();
  const [old, lost] = [readFileSync(options.secretKeyFile, 'utf8'), (await sealedNow()).k0];

  const { columns: done, oldKeyFile } = await rotateSecret(options);

  expect(done).toEqual([
    { table: 'connections', sealed: 0, lost: 0 },
    { table: 'connections', sealed: 0, lost: 0 },
    { table: 'connections', sealed: 0, lost: 0 },
    { table: 'oidc_keys', sealed: 1, lost: 1 },
    { table: 'oidc_payloads', sealed: 1, lost: 0 },
    { table: 'second_factors', sealed: 0, lost: 0 },
    { table: 'identity_providers', sealed: 0, lost: 0 },
    { table: 'provider_sign_ins', sealed: 0, lost: 0 },
    { table: 'seal_keys', sealed: 0, lost: 0 },
    { table: 'email_files', sealed: 0, lost: 0 },
    { table: 'sms_sealed_words', sealed: 0, lost: 0 },
    { table: 'company_pms_configs', sealed: 1, lost: 0 },
  ]);
  expect(oldKeyFile).toBe(`${options.secretKeyFile}.replaced-2026-11-15T01-02-03-000Z`);
  expect(readFileSync(oldKeyFile, 'utf8')).toBe(old);
  expect(readFileSync(options.secretKeyFile, 'utf8')).not.toBe(old);
  expect(existsSync(`${options.secretKeyFile}.new`)).toBe(false);
  expectReadable(options.secretKeyFile, await sealedNow());
  expect((await sealedNow()).k0).toBe(lost);
});

test('one that was cut off before the files changed places goes on', async () => {
  const options = await anInstallation();
  const old = readFileSync(options.secretKeyFile, 'utf8');
  await rotateSecret(options);
  const fresh = readFileSync(options.secretKeyFile, 'utf8');
  writeFileSync(options.secretKeyFile, old);
  writeFileSync(`${options.secretKeyFile}.new`, fresh);

  const { columns: done } = await rotateSecret({ ...options, now: new Date() });

  expect(done.map(({ sealed }) => sealed)).toEqual(columns.map(() => 0));
  expect(readFileSync(options.secretKeyFile, 'utf8')).toBe(fresh);
  expectReadable(options.secretKeyFile, await sealedNow());
});

test('while a server runs, and without a key, nothing is changed', async () => {
  const options = await anInstallation();
  const sealed = await sealedNow();

  await withClient('caseway', () =>
    expect(rotateSecret(options)).rejects.toThrow('A server is running on this database'),
  );
  await expect(
    rotateSecret({ ...options, secretKeyFile: join(temporaryFolder(), 'none') }),
  ).rejects.toThrow('There is no key');

  expect(await sealedNow()).toEqual(sealed);
  expectReadable(options.secretKeyFile, sealed);
});

test('a new signing key comes first, the one before stays, older ones go', async () => {
  const { services } = await testServer();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.unshift((await rotateSigningKey(services)).added);

  const [found] = await services.hostDb.batch({ tenantId }, [
    { text: 'select id from oidc_keys order by created_at desc, id' },
  ]);

  expect(found?.rows).toEqual([{ id: ids[0] }, { id: ids[1] }]);
});
