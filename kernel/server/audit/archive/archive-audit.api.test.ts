import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { asSuperuser } from '../../../testing/as-superuser.ts';
import { eventually } from '../../../testing/eventually.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { testConnections } from '../../../testing/test-services.ts';
import { readConfig } from '../../config.ts';
import { acrossTenants, systemContext } from '../../db/context.ts';
import { openMaintenance } from '../../schema/maintenance.ts';
import { migrationsFolder } from '../../schema/open-migrated-database.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { sealAudit } from '../seal.ts';
import { verifyAudit } from '../verify.ts';
import { archiveAudit } from './archive-audit.ts';

const folder = mkdtempSync(join(tmpdir(), 'caseway-audit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const storage = openStorage(readConfig({ DATA_DIR: folder }), {});
const context = systemContext(randomUUID());
const aPerson = randomUUID();

async function aLog() {
  const url = await testDatabase();
  const { db, hostDb } = testConnections(url);
  const maintenance = openMaintenance(url, migrationsFolder);
  const ask = async (text: string) => {
    const [found] = await hostDb.batch(acrossTenants, [{ text }]);
    return found?.rows ?? [];
  };
  const count = async (text: string) => Number((await ask(text))[0]?.['count']);
  return {
    url,
    hostDb,
    ask,
    logged: () => count('select count(*) from audit_log'),
    writePage: () =>
      db.batch(context, [
        {
          text: `insert into audit_log (tenant_id, operation, resource, persons)
            values (current_tenant(), 'list', 'company', array[current_tenant(), $1::uuid])`,
          values: [aPerson],
        },
      ]),
    write: (rows: number) =>
      db.batch(
        context,
        Array.from({ length: rows }, () => ({
          text: `insert into audit_log (tenant_id, operation, resource, detail)
            values (current_tenant(), 'update', 'company', '["näme"]')`,
        })),
      ),
    writeAtOnce: (rows: number) =>
      db.batch(context, [
        {
          text: `insert into audit_log (tenant_id, operation, resource)
            select current_tenant(), 'update', 'company' from generate_series(1, $1::int)`,
          values: [rows],
        },
      ]),
    async sealAll() {
      const total = await count('select count(*) from audit_log');
      const sealed = () => count(`select coalesce(sum(row_count), 0) as count from audit_seals`);
      const gone = await count(`select coalesce(sum(row_count), 0) as count from audit_archives`);
      await eventually(
        () => sealAudit(hostDb).then(sealed),
        (rows) => rows >= total + gone,
      );
    },
    archive: (given: { years?: number; monthsArchived?: number } = {}) => {
      const now = new Date();
      now.setUTCFullYear(now.getUTCFullYear() + (given.years ?? 2));
      const rules = { now, monthsKept: 13, monthsArchived: given.monthsArchived ?? 0 };
      return archiveAudit({ hostDb, storage, maintenance }, rules);
    },
    verify: () => verifyAudit(hostDb, storage),
  };
}

let log: Awaited<ReturnType<typeof aLog>>;
beforeEach(async () => {
  log = await aLog();
  await log.write(7);
});

const pathOf = async () => {
  const [archive] = await log.ask('select storage_key from audit_archives');
  return join(folder, 'files', String(archive?.['storage_key']));
};

describe('old months of the audit log', () => {
  test('leave the database as files, and the chain holds over both', async () => {
    await log.sealAll();
    const rows = await log.logged();

    expect(await log.archive()).toEqual(['audit_log_first']);

    expect(await log.logged()).toBe(0);
    expect(await log.verify()).toMatchObject({ ok: true, rows });
    await log.write(5);
    await log.sealAll();
    expect(await log.verify()).toMatchObject({ ok: true, rows: rows + 5 });
  });

  test('leave whole when they have more rows than are read at once', async () => {
    await log.writeAtOnce(5100);
    await log.sealAll();
    const { rows } = (await log.verify()) as { rows: number };

    const left = await log.archive();

    expect(left).toHaveLength(1);
    expect(await log.ask('select row_count::int, last_id::int from audit_archives')).toEqual([
      { row_count: rows, last_id: expect.any(Number) },
    ]);
    expect(await log.verify()).toMatchObject({ ok: true, rows });
  });

  test('stay while they are younger than the months to keep, or not sealed', async () => {
    expect(await log.archive()).toEqual([]);
    await log.sealAll();
    expect(await log.archive({ years: 0 })).toEqual([]);
    expect(await log.logged()).toBeGreaterThanOrEqual(7);
  });

  test('leave from the part for the rest too, which is there again afterwards', async () => {
    await log.sealAll();
    await log.archive();
    await log.write(3);
    await log.sealAll();

    expect(await log.archive()).toEqual(['audit_log_rest']);

    await log.write(2);
    await log.sealAll();
    expect(await log.logged()).toBe(2);
    expect(await log.verify()).toMatchObject({ ok: true });
  });

  test('whom a page showed leaves with it, and a changed person shows', async () => {
    await log.writePage();
    await log.sealAll();
    await log.archive();
    const path = await pathOf();
    const lines = gunzipSync(readFileSync(path)).toString('utf8');

    // The log may be sealed in several blocks; the page is its newest row.
    const [last] = await log.ask('select max(seq)::int as seq from audit_seals');

    expect(lines).toContain(aPerson);
    expect(await log.verify()).toMatchObject({ ok: true });
    writeFileSync(path, gzipSync(lines.replace(aPerson, randomUUID())));
    expect(await log.verify()).toMatchObject({ ok: false, brokenSeal: last?.['seq'] });
  });

  test('a changed, a missing or a removed line of a file shows', async () => {
    await log.sealAll();
    await log.archive();
    const path = await pathOf();
    const lines = gunzipSync(readFileSync(path)).toString('utf8');
    const put = (text: string) => writeFileSync(path, gzipSync(text));

    put(lines.replace('näme', 'name'));
    expect(await log.verify()).toMatchObject({ ok: false, brokenSeal: 1 });
    put(lines.slice(lines.indexOf('\n') + 1));
    expect(await log.verify()).toMatchObject({ ok: false, brokenSeal: 1 });
    put(lines);
    expect(await log.verify()).toMatchObject({ ok: true });
    rmSync(path);
    await expect(log.verify()).rejects.toThrow('not where it was put');
  });

  test('are pruned by the setting; the seals over them still hang together', async () => {
    await log.sealAll();
    const rows = await log.logged();
    await log.archive();
    await log.write(4);
    await log.sealAll();

    await log.archive({ monthsArchived: 1 });

    expect(
      await log.ask('select pruned_at is not null as gone from audit_archives'),
    ).toContainEqual({ gone: true });
    await expect(storage.size((await pathOf()).slice(folder.length + 7))).resolves.toBeNull();
    expect(await log.verify()).toMatchObject({ ok: true, rows: rows + 4 });
    await asSuperuser(log.url, `update audit_seals set row_count = 1 where seq = 1`);
    expect(await log.verify()).toMatchObject({ ok: false, brokenSeal: 1 });
  });

  test('no role of the application writes into a part or drops one', async () => {
    const months =
      await log.ask(`select has_table_privilege(r, c.oid, 'insert, update, delete') as may
      from pg_inherits i join pg_class c on c.oid = i.inhrelid, unnest(array['caseway_app', 'caseway_host']) r
      where i.inhparent = 'audit_log'::regclass`);

    expect(months.length).toBeGreaterThan(4);
    expect(months.every(({ may }) => may === false)).toBe(true);
  });
});
