import { describe, expect, test } from 'vitest';
import { passwordMatches } from '#identity/server';
import { readConfig, systemContext } from '#kernel/server';
import type { Database } from '#kernel/server';
import { demoDatabase, testConnections, testDatabase } from '#kernel/testing';
import { allRoles, editions, hostTenantId } from '#platform/domain';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { prepareData } from './prepare-data.ts';

registerCatalogue();

/** An empty database, and the host's role to ask it. */
async function anEmptyPlace() {
  const ownerUrl = await testDatabase();
  const { hostDb } = testConnections(ownerUrl);
  return { database: { ownerUrl, hostDb }, ask: askOf(hostDb) };
}

const askOf =
  (hostDb: Database) =>
  async <T = object>(text: string): Promise<T[]> => {
    const [answer] = await hostDb.batch(systemContext(hostTenantId), [{ text }]);
    return (answer?.rows ?? []) as T[];
  };

const demo = readConfig({ SEED: 'demo' });
const accountsText = `select u.user_name, string_agg(r.name, ' ' order by r.name) as roles
  from users u
  join sign_in_names s on s.tenant_id = u.tenant_id and s.user_id = u.id and s.login = u.user_name
  join users__roles l on l.tenant_id = u.tenant_id and l.owner_id = u.id
  join roles r on r.tenant_id = l.tenant_id and r.id = l.target_id
  group by u.user_name order by u.user_name`;
const wallsText = `select c.relname, c.relrowsecurity, c.relforcerowsecurity,
    (select json_agg(json_build_array(t.tgname, t.tgenabled) order by t.tgname)
       from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as triggers
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`;

describe('demo data on an empty database', async () => {
  const { database, ask } = await anEmptyPlace();
  const another = await demoDatabase();
  const { hostDb } = testConnections(another.ownerUrl, another.secrets);
  const walls = await ask(wallsText);
  // Two at once, as two servers do: whatever the second one loads again is refused by the keys.
  await Promise.all([prepareData(demo, database), prepareData(demo, database)]);

  test('contract: every demo account exists with its roles and can be found by its name', async () => {
    const office = { adminstaff: 'ADMIN_STAFF', staff: 'STAFF' };
    const admin = { tenantadmin: 'ADMIN_STAFF TENANT_ADMIN' };
    const accounting = { accounting: 'ACCOUNTING' };
    const casemanager = { casemanager: 'CASE_MANAGER' };
    const insurer = { insurer: 'CONTRACTOR' };
    const outside = { insurercm: 'CASE_MANAGER', specialist: 'SPECIALIST', typist: 'CONTRACTOR' };
    const all = { ...admin, ...office, ...accounting, ...casemanager, ...outside, ...insurer };
    const expected: Record<string, Record<string, string>> = {
      host: { tenantadmin: 'TENANT_ADMIN', ...office, ...accounting },
      harbour: { ...all, broker: 'CONTRACTOR' },
      summit: { ...all, broker: 'CONTRACTOR' },
      lawbridge: { ...admin, ...office, ...accounting, ...casemanager },
      southern: { ...admin, ...office, ...accounting, ...casemanager, ...insurer },
      lumen: { ...admin, ...office, ...casemanager },
      beacon: { ...admin, ...office },
      demo: { ...office, ...casemanager },
    };
    const rows = Object.entries(expected).flatMap(([tenant, accounts]) =>
      Object.entries(accounts).map(([who, roles]) => ({
        user_name: `${who}@${tenant}.test`,
        roles,
      })),
    );

    const names = new Set(rows.map((row) => row.user_name));
    const found = await ask<{ user_name: string }>(accountsText);
    expect(found.filter((row) => names.has(row.user_name))).toEqual(
      rows.toSorted((a, b) => (a.user_name < b.user_name ? -1 : 1)),
    );
  });

  test('contract: the outside accounts belong to the right companies', async () => {
    const rows = await ask(`select u.user_name, c.type, co.business_type
      from users u join (
        select tenant_id, user_id, company_id, null as type from case_managers
        union all select tenant_id, user_id, company_id, type from contractors) c
        on c.tenant_id = u.tenant_id and c.user_id = u.id
      join companies co on co.tenant_id = c.tenant_id and co.id = c.company_id
      where u.user_name like '%@harbour.test' order by 1`);

    expect(rows).toEqual([
      { user_name: 'broker@harbour.test', type: 'broker', business_type: 'clientAcquisitions' },
      { user_name: 'casemanager@harbour.test', type: null, business_type: 'lawPlaintiff' },
      { user_name: 'insurer@harbour.test', type: 'other', business_type: 'insurer' },
      { user_name: 'insurercm@harbour.test', type: null, business_type: 'insurer' },
      { user_name: 'typist@harbour.test', type: 'typist', business_type: 'other' },
    ]);
    const doctors = await ask(`select u.user_name from users u join specialists s
      on s.tenant_id = u.tenant_id and s.user_id = u.id order by 1`);
    expect(doctors).toEqual([
      { user_name: 'specialist@harbour.test' },
      { user_name: 'specialist@summit.test' },
    ]);
  });

  test('a charge is invoiced where a live invoice has it, and nowhere else', async () => {
    const wrong = await ask(`select c.id from case_charges c
      where (c.status = 'invoiced') <> exists (select from invoice_lines l
        join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id and i.status <> '6'
        where l.tenant_id = c.tenant_id and l.charge_id = c.id)`);

    expect(wrong).toEqual([]);
  });

  test('contract: the demo password opens every account that signs in; nobody must change it', async () => {
    const hashes = await ask<{ hash: string; must: boolean }>(
      `select distinct password_hash as hash, u.must_change_password as must
         from users u join user_credentials c on c.tenant_id = u.tenant_id and c.user_id = u.id
         where c.password_hash is not null`,
    );

    expect(hashes).toHaveLength(1);
    expect(hashes[0]?.must).toBe(false);
    expect(await passwordMatches(hashes[0]?.hash ?? null, 'Caseway!2026')).toBe(true);
  });

  test('contract: tenants, editions and the nine roles of each', async () => {
    const tenants = await ask(
      `select t.name, e.name as edition from tenants t join editions e on e.id = t.edition_id order by 1`,
    );
    const roles = await ask<{ count: number }>(
      `select distinct count(*)::int as count from roles where is_static group by tenant_id`,
    );

    expect(tenants).toEqual([
      { name: 'beacon', edition: 'MARKETING' },
      { name: 'demo', edition: 'MLP' },
      { name: 'harbour', edition: 'MLP' },
      { name: 'host', edition: 'MASTER' },
      { name: 'lawbridge', edition: 'LAW CONNECT' },
      { name: 'lumen', edition: 'LMQ PROVIDER' },
      { name: 'southern', edition: 'FUNDING PROVIDER' },
      { name: 'summit', edition: 'MLP' },
    ]);
    expect(roles).toEqual([{ count: allRoles.length }]);
  });

  test('the walls and the triggers are as they were', async () => {
    expect(await ask(wallsText)).toEqual(walls);
  });

  test('a database that holds a tenant is not touched again', async () => {
    const text = `select id, concurrency_stamp from users order by id`;
    const before = await ask(text);

    await prepareData(demo, database);
    await prepareData(readConfig({ SEED: 'none' }), database);

    expect(await ask(text)).toEqual(before);
  });

  test('[D27] two servers starting at once load the demo once, and the same as another start', async () => {
    const text = `select id, full_name, email from case_managers union all
      select id, name, email from companies union all select id, user_name, email from users order by 1`;

    const [first, second] = await Promise.all([ask(text), askOf(hostDb)(text)]);

    expect(first?.length).toBeGreaterThan(250);
    expect(second).toEqual(first);
  });
});

describe('a database without demo data', () => {
  const withAdmin = (password: string) =>
    readConfig({
      SEED: 'none',
      BOOTSTRAP_ADMIN_EMAIL: 'Owner@Example.com',
      BOOTSTRAP_ADMIN_PASSWORD: password,
    });

  test('has the host, the editions and an administrator who can sign in', async () => {
    const { database, ask } = await anEmptyPlace();
    const walls = await ask(wallsText);

    await prepareData(withAdmin('Mangrove#41'), database);

    expect(await ask('select id, name from tenants')).toEqual([{ id: hostTenantId, name: 'host' }]);
    const names = await ask<{ name: string }>('select name from editions');
    expect(names.map((row) => row.name)).toEqual(expect.arrayContaining([...editions]));
    expect(
      await ask(`select login, must_change_password from sign_in_names n
      join users u on u.id = n.user_id`),
    ).toEqual([{ login: 'owner@example.com', must_change_password: false }]);
    expect(
      await ask(`select r.name from users__roles l join roles r on r.id = l.target_id order by 1`),
    ).toEqual([{ name: 'ADMIN_STAFF' }, { name: 'TENANT_ADMIN' }]);
    const [credential] = await ask<{ hash: string }>(
      'select password_hash as hash from user_credentials',
    );
    expect(await passwordMatches(credential?.hash ?? null, 'Mangrove#41')).toBe(true);
    expect(await ask(wallsText)).toEqual(walls);
  });

  test('writes the first administrator into the audit log', async () => {
    const { database, ask } = await anEmptyPlace();

    await prepareData(withAdmin('Mangrove#41'), database);

    expect(await ask(`select operation, tenant_id from audit_log where resource = 'user'`)).toEqual(
      [{ operation: 'create', tenant_id: hostTenantId }],
    );
  });

  test('[B-226] refuses to start with a weak password, and nothing is half written', async () => {
    const { database, ask } = await anEmptyPlace();

    await expect(prepareData(withAdmin('mangrove'), database)).rejects.toThrow(
      /BOOTSTRAP_ADMIN_PASSWORD cannot be used\. The password needs a special character/,
    );
    expect(await ask('select id from tenants')).toEqual([]);
  });

  test('refuses to start with something that is no address', async () => {
    const { database } = await anEmptyPlace();
    const config = readConfig({
      SEED: 'none',
      BOOTSTRAP_ADMIN_EMAIL: 'owner',
      BOOTSTRAP_ADMIN_PASSWORD: 'Mangrove#41',
    });

    await expect(prepareData(config, database)).rejects.toThrow(/BOOTSTRAP_ADMIN_EMAIL/);
  });

  test('starts without an administrator when none is given', async () => {
    const { database, ask } = await anEmptyPlace();

    await prepareData(readConfig({ SEED: 'none' }), database);

    expect(await ask('select id from users')).toEqual([]);
    expect(await ask('select id from tenants')).toHaveLength(1);
  });
});
