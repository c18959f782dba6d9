import { describe, expect, test } from 'vitest';
import type { Services } from '../../services.ts';
import { contentOfExport, specimensUrl, taskServer } from '#kernel/testing';
import type { Person } from '#kernel/testing';
import { taskCleanUp } from '../../tasks/task-clean-up.job.ts';
import type { TaskRow } from '../../tasks/task-row.ts';

const server = await taskServer();
const { services } = server;

const stateOf = async ({ api }: Person, id: string) => (await api.get(`/app/tasks/${id}`)).body;
const rowOf = async ({ actor: { tenantId } }: Person, id: string): Promise<TaskRow> => {
  const [found] = await services.db.batch({ tenantId }, [
    { text: 'select * from tasks where id = $1', values: [id] },
  ]);
  return found?.rows[0] as TaskRow;
};
const namesIn = async ({ api }: Person, id: string) => {
  const { headers, raw } = await api.get(`/app/tasks/${id}/download`);
  return (await contentOfExport(raw, headers['content-type'])).rows.flat();
};

/** The storage calls `meanwhile` once, when the first bytes have come. */
function interrupted(meanwhile: () => Promise<unknown>): Services {
  async function* passing(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let isFirst = true;
    for await (const chunk of source) {
      if (isFirst) await meanwhile();
      isFirst = false;
      yield chunk;
    }
  }
  const { storage } = services;
  const put: typeof storage.put = (key, source) => storage.put(key, passing(source));
  return { ...services, storage: { ...storage, put } };
}

describe('while others work', () => {
  test('the file is the filtered set of one moment, whatever is written meanwhile', async () => {
    const person = server.person();
    await server.rows(person.actor, 1200);
    const id = await server.start(person, 'shade=red&sorting=name');
    const meddle = () =>
      services.db.batch({ tenantId: person.actor.tenantId }, [
        { text: "update test_specimens set is_deleted = true where name in ('Red 1', 'Red 998')" },
        { text: "update test_specimens set name = 'A ' || name where name like 'Red 97%'" },
        { text: "update test_specimens set shade = 'blue' where name like 'Red 5%'" },
        {
          text: `insert into test_specimens (tenant_id, id, name, shade)
            select current_tenant(), gen_random_uuid(), 'Red 3 new ' || n, 'red'
            from generate_series(1, 100) n`,
        },
      ]);
    await server.work(person, id, 'export', interrupted(meddle));
    const names = await namesIn(person, id);

    expect(names).toHaveLength(1200);
    expect(new Set(names)).toEqual(new Set(Array.from({ length: 1200 }, (_, n) => `Red ${n + 1}`)));
    expect(await stateOf(person, id)).toMatchObject({ rowsDone: 1200, rowsTotal: 1200 });
  });

  test('progress is told page by page', async () => {
    const person = server.person();
    await server.rows(person.actor, 1200);
    const id = await server.start(person);
    let seen: unknown;
    await server.work(
      person,
      id,
      'export',
      interrupted(async () => (seen = await stateOf(person, id))),
    );

    expect(seen).toMatchObject({ state: 'running', rowsDone: 500, rowsTotal: 1200 });
  });
});

describe('cancelling', () => {
  test('a running export stops at its next page and leaves no file', async () => {
    const person = server.person();
    await server.rows(person.actor, 1200);
    const id = await server.start(person);
    const cancel = () => person.api.put(`/app/tasks/${id}/cancel`);
    await server.work(person, id, 'export', interrupted(cancel));

    expect(await stateOf(person, id)).toMatchObject({ state: 'cancelled', rowsDone: 500 });
    const { storage_key: key } = await rowOf(person, id);
    expect(await services.storage.size(String(key))).toBeNull();
    expect((await person.api.get(`/app/tasks/${id}/download`)).status).toBe(422);
  });

  test('a waiting export never starts; an ended one cannot be cancelled', async () => {
    const person = server.person();
    const id = await server.start(person);
    const first = await person.api.put(`/app/tasks/${id}/cancel`);
    await server.work(person, id);

    expect(first).toMatchObject({ status: 200, body: { id, state: 'cancelled' } });
    expect((await rowOf(person, id)).attempt).toBe(0);
    expect(await person.api.put(`/app/tasks/${id}/cancel`)).toMatchObject({
      status: 422,
      body: { error: { code: 'taskEnded' } },
    });
  });
});

describe('rights', () => {
  test('who has lost the right by the time it runs gets nothing', async () => {
    const [without, gone] = [server.person(), server.person()];
    for (const person of [without, gone]) await server.rows(person.actor, 2);
    server.nowIs(without.actor, { roles: ['CASE_MANAGER'] });
    server.nowIs(gone.actor, null);
    for (const person of [without, gone]) {
      const id = await server.start(person);
      await server.work(person, id);

      expect(await stateOf(person, id)).toMatchObject({
        state: 'failed',
        error: 'You do not have permission to do this.',
      });
    }
  });

  test('who loses the right afterwards can no longer fetch the file', async () => {
    const person = server.person();
    const id = await server.start(person);
    await server.work(person, id);
    const later = server.signedIn({ ...person.actor, roles: ['CASE_MANAGER'] }).api;

    expect((await later.get(`/app/tasks/${id}/download`)).status).toBe(403);
  });
});

describe('faults', () => {
  test('a killed run is done again from its start, and nothing of it is left', async () => {
    const person = server.person();
    await server.rows(person.actor, 700);
    const id = await server.start(person);
    const power = () => Promise.reject(new Error('killed'));
    await expect(server.work(person, id, 'export', interrupted(power))).rejects.toThrow('killed');
    const { storage_key: first } = await rowOf(person, id);
    await services.storage.put(
      String(first),
      (async function* () {
        yield Buffer.from('half');
      })(),
    );
    await server.work(person, id);

    expect(await namesIn(person, id)).toHaveLength(700);
    expect(await services.storage.size(String(first))).toBeNull();
    expect((await person.api.get('/app/tasks')).body.totalCount).toBe(1);
  });

  test('a run that was thought dead has no effect once another has taken over', async () => {
    const person = server.person();
    await server.rows(person.actor, 700);
    const id = await server.start(person);
    let second: TaskRow | undefined;
    await server.work(
      person,
      id,
      'export',
      interrupted(async () => {
        await server.work(person, id);
        second = await rowOf(person, id);
      }),
    );

    expect(second?.state).toBe('done');
    expect(await rowOf(person, id)).toEqual(second);
    expect(await namesIn(person, id)).toHaveLength(700);
  });

  test('a job that comes again after its end changes nothing', async () => {
    const person = server.person();
    const id = await server.start(person);
    await server.work(person, id);
    const before = await rowOf(person, id);
    await server.work(person, id);

    expect(await rowOf(person, id)).toEqual(before);
  });

  test('after the last try it has failed for its requester to see', async () => {
    const person = server.person();
    const exportId = await server.start(person);
    const data = { tenantId: person.actor.tenantId, taskId: exportId };
    await server.job('export').exhausted?.(data, services, new Error('disk full'));

    expect(await stateOf(person, exportId)).toMatchObject({
      state: 'failed',
      error: 'The export could not be finished. Please start it again.',
    });
  });
});

test('[B-151] the answer of the spec is the archive itself', async () => {
  const { api, actor } = server.person();
  await server.rows(actor, 501);
  const { status, headers, raw } = await api.post(`${specimensUrl}/export?shade=red`, {
    columns: ['name'],
  });
  const content = await contentOfExport(raw, headers['content-type']);

  expect(status).toBe(200);
  expect(content.counts).toEqual([500, 1]);
});

test('after 24 hours the file is gone, after a month the entry too', async () => {
  const person = server.person();
  const [done, stuck] = [await server.start(person), await server.start(person)];
  await server.work(person, done);
  const clean = () => taskCleanUp.run({}, services, new AbortController().signal);
  const { storage_key: key } = await rowOf(person, done);
  server.advance(23);
  await clean();
  expect((await person.api.get(`/app/tasks/${done}/download`)).status).toBe(200);

  server.advance(2);
  expect(await person.api.get(`/app/tasks/${done}/download`)).toMatchObject({
    status: 404,
    body: { error: { code: 'taskFileGone' } },
  });
  await clean();
  expect(await services.storage.size(String(key))).toBeNull();
  expect(await stateOf(person, done)).toMatchObject({ state: 'expired' });
  expect(await stateOf(person, stuck)).toMatchObject({
    state: 'failed',
    error: 'The export did not finish. Please start it again.',
  });

  server.advance(31 * 24);
  await clean();
  expect((await person.api.get('/app/tasks')).body.totalCount).toBe(0);
});
