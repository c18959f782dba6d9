import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { TaskDetail } from '#kernel/domain';
import { specimensUrl, taskServer } from '#kernel/testing';
import type { Person } from '#kernel/testing';
import { taskCleanUp } from '../../tasks/task-clean-up.job.ts';

const server = await taskServer();

type Row = Record<string, unknown>;
const rowsOf = (count: number, from = 1): Row[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Row ${at + from}`, shade: 'Red' }));
const send = ({ api }: Person, id: string, rows: readonly Row[], more: Row) =>
  api.post(`${specimensUrl}/import-jobs`, { id, rows, fileName: 'people.xlsx', ...more });
const taskOf = async ({ api }: Person, id: string) =>
  (await api.get(`/app/tasks/${id}`)).body as unknown as TaskDetail;
const count = async ({ api }: Person) => (await api.get(specimensUrl)).body.totalCount;

/** The whole sheet, in parts of a thousand rows. */
async function sendAll(person: Person, rows: readonly Row[], more: Row = {}): Promise<string> {
  const id = randomUUID();
  for (let start = 0; start < rows.length; start += 1000) {
    const part = rows.slice(start, start + 1000);
    const answer = await send(person, id, part, {
      firstRow: start + 1,
      total: rows.length,
      ...more,
    });
    expect(answer).toMatchObject({ status: 202, body: { id, arrived: start + part.length } });
  }
  return id;
}

describe('[G-124] a sheet that is imported in the background', () => {
  test('is one task and one batch, with its failed rows as the sheet numbers them', async () => {
    const person = server.person();
    const rows = rowsOf(1100);
    rows[1] = { name: 'Bad shade', shade: 'pink', email: 'nobody' };
    rows[1050] = { name: 'Row 1', shade: 'Red' };
    const id = randomUUID();
    const part = (start: number) => ({
      firstRow: start + 1,
      total: 1100,
      numbers: rows.slice(start, start + 1000).map((_, at) => start + at + 2),
    });
    await send(person, id, rows.slice(0, 1000), part(0));
    await send(person, id, rows.slice(1000), part(1000));

    await server.work(person, id, 'import');

    expect(await taskOf(person, id)).toMatchObject({
      name: 'import',
      title: 'Specimens',
      detail: 'people.xlsx',
      state: 'done',
      rowsDone: 1100,
      rowsTotal: 1100,
      rowsFailed: 2,
      summary: '1,098 of 1,100 rows imported.',
      value: { imported: 1098, skipped: 0, batchId: id },
      failedRows: [
        { row: 3, message: expect.stringMatching(/^Shade: .* Email: /) },
        { row: 1052, message: 'Name: This value is already in use.' },
      ],
    });
    expect(await count(person)).toBe(1098);
    const { items } = (await person.api.get(`${specimensUrl}/import-batches`)).body;
    expect(items).toMatchObject([{ id, imported: 1098, fileName: 'people.xlsx' }]);
  });

  test('leaves out likely duplicates when that is asked, also of its own earlier rows', async () => {
    const person = server.person();
    const email = 'same@mail.example';
    const rows = [
      { name: 'One', shade: 'Red', email },
      ...rowsOf(260),
      { name: 'Two', shade: 'Blue', email },
    ];
    const id = await sendAll(person, rows, { skipTwins: true });

    await server.work(person, id, 'import');

    expect(await taskOf(person, id)).toMatchObject({
      summary: '261 of 262 rows imported. 1 left out because they may be there already.',
    });
  });

  test('goes on where a killed run left it: no row twice, none lost', async () => {
    const person = server.person();
    const id = await sendAll(person, rowsOf(600));
    let steps = 0;
    const { db } = server.services;
    const transaction: typeof db.transaction = async (context, work) => {
      if ((steps += 1) === 4) throw new Error('killed');
      return db.transaction(context, work);
    };
    const dying = { ...server.services, db: { ...db, transaction } };

    await expect(server.work(person, id, 'import', dying)).rejects.toThrow('killed');
    expect(await taskOf(person, id)).toMatchObject({ state: 'running', rowsDone: 500 });
    await server.work(person, id, 'import');

    expect(await taskOf(person, id)).toMatchObject({ state: 'done', rowsDone: 600 });
    expect(await count(person)).toBe(600);
  });
});

describe('the parts of a sheet', () => {
  test('that are sent twice count once, and the last one starts the import once', async () => {
    const person = server.person();
    const id = randomUUID();
    const first = { firstRow: 1, total: 4 };
    const last = { firstRow: 3, total: 4 };

    await send(person, id, rowsOf(2), first);
    const again = await send(person, id, rowsOf(2), first);
    await send(person, id, rowsOf(2, 3), last);
    await server.work(person, id, 'import');
    const late = await send(person, id, rowsOf(2, 3), last);

    expect(again).toMatchObject({ status: 202, body: { arrived: 2 } });
    expect(late).toMatchObject({ status: 202, body: { arrived: 4 } });
    expect(await count(person)).toBe(4);
  });

  test('that do not fit the sheet are refused', async () => {
    const person = server.person();
    const id = randomUUID();
    await send(person, id, rowsOf(2), { firstRow: 1, total: 4 });

    const wrong = [
      send(person, id, rowsOf(2), { firstRow: 2, total: 4 }),
      send(person, id, rowsOf(2), { firstRow: 4, total: 4 }),
      send(person, id, rowsOf(2), { firstRow: 3, total: 4, numbers: [1] }),
      send(person, 'no-id', rowsOf(2), { firstRow: 3, total: 4 }),
      send(person, id, [], { firstRow: 3, total: 4 }),
      send(person, id, rowsOf(1001), { firstRow: 3, total: 5000 }),
      send(person, id, rowsOf(2), { firstRow: 3, total: 60_000 }),
    ];

    for (const answer of await Promise.all(wrong)) expect(answer.status).toBe(400);
  });

  test('join no task of another user, and none that has ended', async () => {
    const person = server.person();
    const colleague = server.person({ tenantId: person.actor.tenantId });
    const id = randomUUID();
    await send(person, id, rowsOf(2), { firstRow: 1, total: 4 });

    const theirs = await send(colleague, id, rowsOf(2, 3), { firstRow: 3, total: 4 });
    await person.api.put(`/app/tasks/${id}/cancel`);
    const ended = await send(person, id, rowsOf(2, 3), { firstRow: 3, total: 4 });

    expect(theirs.status).toBe(404);
    expect(ended).toMatchObject({ status: 422, body: { error: { code: 'taskEnded' } } });
    expect(await count(person)).toBe(0);
  });

  test('are forgotten when the task has ended', async () => {
    const person = server.person();
    const id = await sendAll(person, rowsOf(3));
    await server.work(person, id, 'import');
    const parts = async () => {
      const { tenantId } = person.actor;
      const [found] = await server.services.db.batch({ tenantId }, [
        { text: 'select 1 from task_parts where task_id = $1', values: [id] },
      ]);
      return found?.count;
    };

    expect(await parts()).toBe(1);
    await taskCleanUp.run({}, server.services, new AbortController().signal);
    expect(await parts()).toBe(0);
  });
});

test('[G-124] a small sheet is a task that ends within its request', async () => {
  const person = server.person();
  const rows = [
    { name: 'One', shade: 'Red' },
    { name: 'Two', shade: 'pink' },
  ];
  const url = `${specimensUrl}/import`;

  await person.api.post(url, { rows, fileName: 'few.xlsx' });
  expect((await person.api.get('/app/tasks')).body.totalCount).toBe(0);
  await person.api.post(url, { rows, fileName: 'few.xlsx', validOnly: true, firstRow: 2 });

  const [task] = (await person.api.get('/app/tasks')).body.items ?? [];
  expect(task).toMatchObject({ state: 'done', detail: 'few.xlsx', rowsDone: 2, rowsFailed: 1 });
  expect(await taskOf(person, String(task?.id))).toMatchObject({
    summary: '1 of 2 rows imported.',
    failedRows: [{ row: 3, message: expect.stringContaining('Shade: ') }],
  });
});
