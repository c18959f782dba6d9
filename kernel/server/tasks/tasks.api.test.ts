import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { defineTask, json } from '#kernel/domain';
import type { TaskDetail } from '#kernel/domain';
import { specimensUrl, staff, taskServer } from '#kernel/testing';
import type { Person } from '#kernel/testing';
import { contextOf } from '../db/context.ts';
import { Refused } from '../refused.ts';
import { performAtOnce } from './perform-at-once.ts';
import { startTask } from './start-task.ts';
import { taskCleanUp } from './task-clean-up.job.ts';
import { bindTask } from './task-work.ts';

/** Adds a record for each name, two in a step; a name that is empty fails. */
const addMany = defineTask({
  name: 'addMany',
  label: 'Adding',
  on: 'specimen',
  verb: 'create',
  rows: ['specimen', 'specimens'],
  opensList: true,
  input: { names: json('Names', { required: true }) },
});

/** What happens inside a step, after its records and before its end. */
let during: (done: number) => Promise<void> = () => Promise.resolve();
beforeEach(() => void (during = () => Promise.resolve()));

const addManyWork = bindTask(addMany, async (run) => {
  const names = run.input.names as string[];
  while (run.done < names.length) {
    const some = names.slice(run.done, run.done + 2);
    await run.step(async ({ tx }) => {
      for (const name of some.filter(Boolean)) {
        await tx.query(
          `insert into test_specimens (tenant_id, id, name, shade)
           values (current_tenant(), gen_random_uuid(), $1, 'red')`,
          [name],
        );
      }
      await during(run.done);
      return {
        done: run.done + some.length,
        total: names.length,
        failed: some.flatMap((name, at) =>
          name ? [] : [{ row: run.done + at + 1, message: 'This field is required' }],
        ),
        value: { last: some.at(-1) },
      };
    });
  }
  return { summary: `${names.length} names.` };
});

const failMany = defineTask({ ...addMany, name: 'failMany', input: {} });
const failManyWork = bindTask(failMany, async (run) => {
  const failed = Array.from({ length: 1500 }, (_, row) => ({ row, message: 'No' }));
  for (const done of [1, 2]) await run.step(async () => ({ done, failed }));
  return { summary: '' };
});

const server = await taskServer({ work: [addManyWork, failManyWork] });
const { services } = server;

const order = (names: readonly string[]) => ({
  title: 'Specimens',
  detail: 'From a test',
  input: { names: [...names] },
  total: names.length,
});
const start = ({ actor }: Person, names: readonly string[]): Promise<string> =>
  services.db
    .transaction(contextOf(actor), (tx) =>
      startTask(tx, { services, actor }, { task: addMany, ...order(names) }),
    )
    .then(({ id }) => id);
const work = (person: Person, id: string) => server.work(person, id, 'addMany');
const detailOf = async ({ api }: Person, id: string) =>
  (await api.get(`/app/tasks/${id}`)).body as unknown as TaskDetail;
const namesOf = async ({ api }: Person) => {
  const { items = [] } = (await api.get(`${specimensUrl}?sorting=name&maxResultCount=100`)).body;
  return items.map(({ name }) => String(name));
};
const six = ['A', 'B', 'C', 'D', 'E', 'F'];

describe('a task that writes', () => {
  test('tells its progress, what failed by row and what came of it', async () => {
    const person = server.person();
    const id = await start(person, ['A', 'B', '', 'D', 'E']);
    const seen: unknown[] = [];
    during = async () => void seen.push((await detailOf(person, id)).rowsDone);

    await work(person, id);

    expect(seen).toEqual([0, 2, 4]);
    expect(await detailOf(person, id)).toMatchObject({
      name: 'addMany',
      title: 'Specimens',
      detail: 'From a test',
      state: 'done',
      rowsDone: 5,
      rowsTotal: 5,
      rowsFailed: 1,
      failedRows: [{ row: 3, message: 'This field is required' }],
      summary: '5 names.',
      value: { last: 'E' },
      startedBy: { id: person.actor.userId, displayName: 'Test Person' },
      isOwn: true,
    });
    expect(await namesOf(person)).toEqual(['A', 'B', 'D', 'E']);
  });

  test('keeps the first two thousand failed rows and counts them all', async () => {
    const person = server.person();
    const { id } = await services.db.transaction(contextOf(person.actor), (tx) =>
      startTask(tx, { services, actor: person.actor }, { task: failMany, title: 'A', input: {} }),
    );

    await server.work(person, id, 'failMany');

    const { rowsFailed, failedRows } = await detailOf(person, id);
    expect([rowsFailed, failedRows.length]).toEqual([3000, 2000]);
  });

  test('goes on where a dead worker left it: no row twice, none lost', async () => {
    const person = server.person();
    const id = await start(person, six);
    during = (done) => (done === 2 ? Promise.reject(new Error('killed')) : Promise.resolve());
    await expect(work(person, id)).rejects.toThrow('killed');
    expect(await detailOf(person, id)).toMatchObject({ state: 'running', rowsDone: 2 });
    expect(await namesOf(person)).toEqual(['A', 'B']);

    during = () => Promise.resolve();
    await work(person, id);

    expect(await detailOf(person, id)).toMatchObject({ state: 'done', rowsDone: 6 });
    expect(await namesOf(person)).toEqual(six);
  });

  test('a worker that was thought dead takes its step back once another has taken over', async () => {
    const person = server.person();
    const id = await start(person, six);
    let isFirst = true;
    during = async (done) => {
      if (done !== 2 || !isFirst) return;
      isFirst = false;
      await server
        .job('addMany')
        .exhausted?.({ tenantId: person.actor.tenantId, taskId: id }, services, new Error('lost'));
    };

    await work(person, id);

    expect(await namesOf(person)).toEqual(['A', 'B']);
    expect(await detailOf(person, id)).toMatchObject({
      state: 'failed',
      rowsDone: 2,
      error: 'The adding could not be finished. Please start it again.',
    });
  });

  test('a job that comes again after the end changes nothing', async () => {
    const person = server.person();
    const id = await start(person, ['A']);
    await work(person, id);
    const before = await detailOf(person, id);

    await work(person, id);

    expect(await detailOf(person, id)).toEqual(before);
    expect(await namesOf(person)).toEqual(['A']);
  });
});

describe('cancelling', () => {
  test('takes back the step that runs and keeps those before it', async () => {
    const person = server.person();
    const id = await start(person, six);
    during = async (done) => {
      if (done === 2) expect((await person.api.put(`/app/tasks/${id}/cancel`)).status).toBe(200);
    };

    await work(person, id);

    expect(await detailOf(person, id)).toMatchObject({ state: 'cancelled', rowsDone: 2 });
    expect(await namesOf(person)).toEqual(['A', 'B']);
    expect((await person.api.put(`/app/tasks/${id}/cancel`)).status).toBe(422);
  });
});

describe('rights', () => {
  test('that are taken away meanwhile end it before the next step', async () => {
    const person = server.person();
    const id = await start(person, six);
    during = async (done) => {
      if (done === 2) server.nowIs(person.actor, { roles: ['CASE_MANAGER'] });
    };

    await work(person, id);

    expect(await namesOf(person)).toEqual(['A', 'B', 'C', 'D']);
    expect(await detailOf(person, id)).toMatchObject({
      state: 'failed',
      error: 'You do not have permission to do this.',
    });
  });

  test('of somebody who is gone start nothing', async () => {
    const person = server.person();
    const id = await start(person, six);
    server.nowIs(person.actor, null);

    await work(person, id);

    expect(await namesOf(person)).toEqual([]);
    expect((await detailOf(person, id)).state).toBe('failed');
  });

  test('a colleague and another tenant find no task: 404', async () => {
    const person = server.person();
    const id = await start(person, six);
    const { tenantId, userId } = person.actor;
    const others = [
      server.person({ tenantId }),
      server.person({ userId }),
      server.person({ roles: ['TENANT_ADMIN'] }),
    ];

    for (const { api } of others) {
      expect((await api.get(`/app/tasks/${id}`)).status).toBe(404);
      for (const verb of ['cancel', 'retry', 'dismiss']) {
        expect((await api.put(`/app/tasks/${id}/${verb}`)).status).toBe(404);
      }
      expect((await api.get('/app/tasks')).body).toEqual({ items: [], totalCount: 0 });
    }
    expect((await detailOf(person, id)).state).toBe('waiting');
  });
});

describe('whoever runs the tenant', () => {
  const admin = (tenantId: string) => server.person({ tenantId, roles: ['TENANT_ADMIN'] });

  test('sees the tasks of everyone in it and cancels them; others may not', async () => {
    const person = server.person();
    const id = await start(person, ['', 'B']);
    const { api } = admin(person.actor.tenantId);
    const url = '/app/tasks/everyone';

    expect((await person.api.get(url)).status).toBe(403);
    expect((await admin(randomUUID()).api.get(url)).body).toEqual({ items: [], totalCount: 0 });
    expect((await api.get(url)).body).toMatchObject({
      totalCount: 1,
      items: [{ id, isOwn: false, startedBy: { displayName: 'Test Person' } }],
    });
    expect(await api.put(`/app/tasks/${id}/cancel`)).toMatchObject({ status: 200 });
    expect(await detailOf(person, id)).toMatchObject({
      state: 'cancelled',
      error: 'Cancelled by Test Person.',
    });
  });

  test('does not see what was worked on without the right to do it oneself', async () => {
    const person = server.person();
    const id = await start(person, ['', 'B']);
    await work(person, id);
    const { tenantId } = person.actor;
    const colleague = server.person({ ...staff, tenantId, roles: ['TENANT_ADMIN', 'STAFF'] });

    expect(await detailOf(admin(tenantId), id)).toMatchObject({
      detail: '',
      rowsFailed: 1,
      failedRows: [],
      value: null,
    });
    expect((await detailOf(colleague, id)).failedRows).toHaveLength(1);
    for (const verb of ['retry', 'dismiss']) {
      expect((await colleague.api.put(`/app/tasks/${id}/${verb}`)).status).toBe(404);
    }
    expect((await colleague.api.get(`/app/tasks/${id}/download`)).status).toBe(404);
  });
});

describe('a failed task', () => {
  const failed = async (person: Person) => {
    const id = await start(person, six);
    during = (done) => (done === 2 ? Promise.reject(new Refused('tryAgain')) : Promise.resolve());
    await work(person, id);
    during = () => Promise.resolve();
    return id;
  };

  test('is tried again from where it stood, within a day', async () => {
    const person = server.person();
    const id = await failed(person);
    expect(await detailOf(person, id)).toMatchObject({ state: 'failed', canRetry: true });

    const again = await person.api.put(`/app/tasks/${id}/retry`);
    await work(person, id);

    expect(again).toMatchObject({ status: 200, body: { state: 'waiting', error: null } });
    expect(await namesOf(person)).toEqual(six);
    expect((await person.api.put(`/app/tasks/${id}/retry`)).status).toBe(422);
  });

  test('cannot be tried again once what it needed is forgotten', async () => {
    const person = server.person();
    const id = await failed(person);
    server.advance(25);
    await taskCleanUp.run({}, services, new AbortController().signal);

    expect(await detailOf(person, id)).toMatchObject({ state: 'failed', canRetry: false });
    expect(await person.api.put(`/app/tasks/${id}/retry`)).toMatchObject({
      status: 422,
      body: { error: { code: 'taskNotRetried' } },
    });
  });

  test('leaves the list of its owner when it is dismissed; one that runs does not', async () => {
    const person = server.person();
    const [id, waiting] = [await failed(person), await start(person, ['Z'])];

    expect((await person.api.put(`/app/tasks/${id}/dismiss`)).status).toBe(200);
    expect((await person.api.put(`/app/tasks/${waiting}/dismiss`)).status).toBe(422);
    expect((await person.api.get('/app/tasks')).body).toMatchObject({
      totalCount: 1,
      items: [{ id: waiting }],
    });
  });

  test('a task that nobody works on for hours has failed, and says so', async () => {
    const person = server.person();
    const id = await start(person, six);
    server.advance(3);

    await taskCleanUp.run({}, services, new AbortController().signal);

    expect(await detailOf(person, id)).toMatchObject({
      state: 'failed',
      error: 'The adding did not finish. Please start it again.',
    });
  });
});

describe('a small task is done at once', () => {
  const atOnce = ({ actor }: Person, names: readonly string[]) =>
    services.db.transaction(contextOf(actor), (tx) =>
      performAtOnce(tx, { services, actor }, addManyWork, order(names)),
    );

  test('by the same work, and is found among the tasks', async () => {
    const person = server.person();

    const { id, value } = await atOnce(person, ['A', '', 'C']);

    expect(value).toEqual({ last: 'C' });
    expect(await detailOf(person, id)).toMatchObject({
      state: 'done',
      rowsDone: 3,
      rowsFailed: 1,
      failedRows: [{ row: 2 }],
    });
    expect(await namesOf(person)).toEqual(['A', 'C']);
  });

  test('a refusal leaves neither an effect nor a task', async () => {
    const person = server.person();
    during = (done) => (done === 2 ? Promise.reject(new Refused('tryAgain')) : Promise.resolve());

    await expect(atOnce(person, six)).rejects.toThrow(Refused);

    expect(await namesOf(person)).toEqual([]);
    expect((await person.api.get('/app/tasks')).body.totalCount).toBe(0);
  });
});

test('an input that the task does not know is refused before there is a task', async () => {
  const person = server.person();
  const input = { names: ['A'], more: 'B' };
  const wrong = services.db.transaction(contextOf(person.actor), (tx) =>
    startTask(
      tx,
      { services, actor: person.actor },
      { task: addMany, title: 'Specimens', input: input as { names: unknown } },
    ),
  );

  await expect(wrong).rejects.toMatchObject({ status: 400 });
  expect((await person.api.get('/app/tasks')).body.totalCount).toBe(0);
});
