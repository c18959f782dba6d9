import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Browser, signIn } from '#identity/testing';
import { demoDatabase, eventually, freePort } from '#kernel/testing';
import { postmasterOf } from './testing/postmaster.ts';
import { startProcess } from './testing/processes.ts';
import type { ServerProcess } from './testing/processes.ts';

// Whole servers start here.
vi.setConfig({ testTimeout: 300_000 });

const password = 'Caseway!2026';
const dataDir = await mkdtemp(join(tmpdir(), 'caseway-faults-'));
// As root the database runs as another user, who must be able to pass through.
await chmod(dataDir, 0o711);
const running: ServerProcess[] = [];

afterAll(async () => {
  vi.resetConfig();
  await Promise.all(running.map((server) => server.end('SIGKILL')));
  await rm(dataDir, { recursive: true, force: true });
});

// That two of them seed an empty database once is proven by `prepare-data.api.test.ts`.
const demo = await demoDatabase();
const [databaseUrl, first, second] = [demo.ownerUrl, await freePort(), await freePort()];
const publicUrl = `http://127.0.0.1:${first}`;
const start = (port: number, env: Record<string, string> = {}) => {
  const server = startProcess(port, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    SEED: 'demo',
    SECRET_KEY_FILE: join(demo.dataDir, 'secret.key'),
    ...env,
  });
  running.push(server);
  return server;
};

const call = async (origin: string, token: string, path: string, body?: unknown) => {
  const answer = await fetch(`${origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return {
    status: answer.status,
    body: (await answer.json().catch(() => ({}))) as Record<string, unknown>,
  };
};
/** A server that has too much in hand tells one to come back. */
const untilServed = (...asked: Parameters<typeof call>) =>
  eventually(
    () => call(...asked),
    ({ status }) => status !== 503,
    120,
  );
const company = (name: string) => ({ name, businessType: 'other' });

describe('two processes on one database', () => {
  test('they start at once and serve each other’s sign-ins', async () => {
    const planted = { NODE_OPTIONS: '--import ./apps/server/testing/throw-when-told.mjs' };
    const [one, two] = [start(first, planted), start(second, planted)];
    await Promise.all([one.ready(), two.ready()]);
    const owner = new pg.Client({ connectionString: databaseUrl });
    await owner.connect();
    const { rows } = await owner.query<{ names: number }>(
      'select count(*)::int as names from schema_migrations',
    );
    await owner.end();
    const { access_token: token } = await signIn(
      new Browser(one.origin),
      'staff@harbour.test',
      password,
    );

    const made = await call(one.origin, token, '/app/companies', company('Made on the first'));
    const seen = await call(two.origin, token, `/app/companies/${String(made.body.id)}`);

    expect(rows[0]?.names).toBeGreaterThan(3);
    expect(made.status).toBe(201);
    expect(seen).toMatchObject({ status: 200, body: { name: 'Made on the first' } });
  });

  test('[D9] of 200 bookings of one slot through both, one wins and 199 are told', async () => {
    const [one, two] = running as [ServerProcess, ServerProcess];
    const { access_token: token } = await signIn(
      new Browser(one.origin),
      'staff@harbour.test',
      password,
    );
    const found = await call(
      one.origin,
      token,
      '/app/appointment-sessions/searchAppointment?relativeDate=nextWeek',
    );
    type Slot = { id: string; state: string; reasons: unknown[] };
    const [free] = (found.body.items as { slots: Slot[] }[])
      .flatMap(({ slots }) => slots)
      .filter(({ state, reasons }) => state === 'free' && !reasons.length);
    const clients = await call(one.origin, token, '/app/clients?maxResultCount=1');
    const [client] = clients.body.items as { id: string }[];

    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        untilServed((n % 2 ? one : two).origin, token, `/app/appointment-slots/${free?.id}/book`, {
          clientId: client?.id,
          consultationType: 'inPerson',
          confirmed: true,
        }),
      ),
    );

    const statuses = Map.groupBy(answers, ({ status }) => status);
    const counts = Object.fromEntries([...statuses].map(([status, all]) => [status, all.length]));
    expect(counts).toEqual({ 201: 1, 409: 199 });
  });

  test('SIGTERM, told twice, lets running requests finish and ends with code 0', async () => {
    const two = running[1] as ServerProcess;
    const { access_token: token } = await signIn(
      new Browser(publicUrl),
      'staff@harbour.test',
      password,
    );
    const asked = Array.from({ length: 20 }, () => call(two.origin, token, '/app/companies'));
    const settled = Promise.allSettled(asked);
    await asked[0];
    two.child.kill('SIGTERM');
    await sleep(20);
    await two.end('SIGTERM');
    const answers = await settled;

    expect(two.child.exitCode, two.output()).toBe(0);
    const answered = answers.flatMap((each) =>
      each.status === 'fulfilled' ? [each.value.status] : [],
    );
    expect(answered.every((status) => status === 200 || status === 503)).toBe(true);
  });
});

describe('killed with -9 while writing', () => {
  test('every acknowledged write is there, and none is half there', async () => {
    const port = await freePort();
    const victim = start(port);
    await victim.ready();
    const { access_token: token } = await signIn(
      new Browser(publicUrl),
      'staff@harbour.test',
      password,
    );
    const acknowledged: string[] = [];
    const writer = async (lane: number) => {
      for (let index = 0; index < 1000; index += 1) {
        const name = `Lane ${lane} number ${index}`;
        const answer = await call(victim.origin, token, '/app/companies', company(name)).catch(
          () => null,
        );
        if (!answer) return;
        if (answer.status === 201) acknowledged.push(name);
      }
    };
    const lanes = Promise.all([1, 2, 3, 4].map(writer));
    await eventually(
      () => acknowledged.length,
      (count) => count > 40,
    );
    await victim.end('SIGKILL');
    await lanes;
    const owner = new pg.Client({ connectionString: databaseUrl });
    await owner.connect();
    await owner.query('set role caseway_host');
    const { rows } = await owner.query<{ name: string; audited: boolean }>(
      `select c.name, exists (select from audit_log a where a.record_id = c.id and a.operation = 'create') as audited
       from companies c where c.name like 'Lane %'`,
    );
    await owner.end();

    const kept = new Set(rows.map((row) => row.name));
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
    expect(rows.filter((row) => !row.audited)).toEqual([]);
  });

  test('[30-13] an error that nobody caught is written, the process drains and ends for its supervisor', async () => {
    const server = running.find(({ child }) => child.exitCode === null && !child.signalCode);
    if (!server) throw new Error('No server is left');
    const left = once(server.child, 'exit');

    server.child.kill('SIGUSR2');

    await left;
    expect(server.child.exitCode).toBe(70);
    expect(server.output()).toContain('planted in the process');
    const owner = new pg.Client({ connectionString: databaseUrl });
    await owner.connect();
    await owner.query('set role caseway_host');
    const { rows } = await owner.query<{ route: string }>(
      `select route from system_errors where message like '%planted in the process%'`,
    );
    await owner.end();
    expect(rows).toEqual([{ route: 'PROCESS uncaughtException' }]);
  });
});

describe('PostgreSQL killed with -9', () => {
  test('the server lives, answers 503 meanwhile, and goes on afterwards', async () => {
    const port = await freePort();
    const who = 'owner@example.com';
    const server = start(port, {
      SEED: 'none',
      BOOTSTRAP_ADMIN_EMAIL: who,
      BOOTSTRAP_ADMIN_PASSWORD: password,
      DATABASE_URL: '',
      DATA_DIR: join(dataDir, 'own'),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SECRET_KEY_FILE: join(dataDir, 'own.key'),
    });
    await server.ready();
    const { access_token: token } = await signIn(new Browser(server.origin), who, password);
    const { body } = await call(server.origin, token, '/app/companies', company('Before the fall'));
    const statuses = new Set<number>();
    process.kill(postmasterOf(join(dataDir, 'own')), 'SIGKILL');
    const after = await eventually(
      async () => {
        const answer = await call(server.origin, token, `/app/companies/${String(body.id)}`);
        statuses.add(answer.status);
        return answer;
      },
      (answer) => answer.status === 200 && statuses.size > 1,
      120,
    );

    expect(after.body.name).toBe('Before the fall');
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await server.end('SIGTERM');
    expect(server.child.exitCode).toBe(0);
  });
});
