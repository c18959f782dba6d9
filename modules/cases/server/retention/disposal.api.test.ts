import { expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { aForm } from '#documents/testing';
import { systemContext, taskJobs } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { partiesServer } from '#parties/server';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice, aStoredPerson } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const eightYears = 8 * 366 * 86_400_000;
let ahead = 0;
const people: ServerModule = {
  name: 'people',
  tasks: {
    starter: (_services, { userId }) =>
      Promise.resolve([...server.actors.values()].find((one) => one.userId === userId) ?? null),
  },
};
const modules = [
  platformServer,
  documentsServer,
  correspondenceServer,
  partiesServer,
  casesServer,
  people,
];
const server = await testServer({ modules, now: () => new Date(Date.now() + ahead) });
const jobs = taskJobs(modules);

async function anArchive() {
  ahead = 0;
  const practice = await aCasePractice(server);
  const { tenantId } = practice;
  const asker = await aStoredPerson(practice, 'ADMIN_STAFF');
  const other = await aStoredPerson(practice, 'ADMIN_STAFF', {}, 'Olive');
  const run = async (text: string, ...values: unknown[]) => {
    const [answer] = await server.services.db.batch(systemContext(tenantId), [{ text, values }]);
    return (answer?.rows ?? []) as Record<string, unknown>[];
  };
  const newClosed = async () => {
    const made = await practice.newCase({ internalNotes: 'Quillfeather limps.' });
    const place = `fromModule=IME&objectId=${made.id}`;
    const { payload, headers } = aForm(
      { name: 'Quillfeather.txt', bytes: Buffer.from('Quillfeather') },
      {},
    );
    const file = await asker.api.post(`/app/files?${place}`, payload, { headers });
    expect(file.status, JSON.stringify(file.body)).toBe(201);
    const note = await asker.api.post('/app/correspondences', {
      fromModule: 'IME',
      objectId: made.id,
      content: 'Quillfeather rang.',
    });
    expect(note.status, JSON.stringify(note.body)).toBe(201);
    await run(`update assessments set step = 'cancelledNoFee' where id = $1::uuid`, made.id);
    return made;
  };
  const later = () => {
    ahead = eightYears;
  };
  const ask = (ids: readonly string[], by = asker) =>
    by.api.post('/app/retention/cases/dispose', {
      caseIds: ids.join(','),
      reason: 'Their years are over.',
    });
  const agree = async (by = other) => {
    const { body } = await by.api.get('/app/approval-requests?status=waiting');
    return by.api.put(`/app/approval-requests/${String(body.items?.[0]?.['id'])}/approve`, {});
  };
  const work = async () => {
    const rows = await run(
      `select id::text as id from tasks where name = 'disposeCases' order by creation_time desc limit 1`,
    );
    const order = { tenantId, taskId: rows[0]?.['id'] };
    const job = jobs.find(({ name }) => name === 'tasks.disposeCases');
    await job?.run(order, server.services, new AbortController().signal);
    return (await other.api.get(`/app/tasks/${String(rows[0]?.['id'])}`)).body;
  };
  const certificates = async () =>
    await run(
      'select status, stays, files::int as files, case_id::text as "caseId" from case_disposals order by id',
    );
  return {
    practice,
    tenantId,
    asker,
    other,
    run,
    newClosed,
    later,
    ask,
    agree,
    work,
    certificates,
  };
}

const words = `select (select count(*) from assessments where to_jsonb(assessments)::text ilike '%quillfeather%')
  + (select count(*) from correspondences t where to_jsonb(t)::text ilike '%quillfeather%')
  + (select count(*) from files t where to_jsonb(t)::text ilike '%quillfeather%')
  + (select count(*) from property_changes t where to_jsonb(t)::text ilike '%quillfeather%') as many`;

test('two people dispose of a case: texts, files and history go; number, days and the log stay', async () => {
  const { asker, run, newClosed, later, ask, agree, work, certificates } = await anArchive();
  const { id, caseNo } = await newClosed();
  expect((await ask([id])).body.error?.code).toBe('caseMustStay');
  later();
  const keys = await run('select storage_key as key from files where owner_id = $1::uuid', id);

  const asked = await ask([id]);
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  expect((await agree(asker)).body.error?.code).toBe('approvalByAsker');
  const agreed = await agree();
  expect(agreed.status, JSON.stringify(agreed.body)).toBe(200);
  const task = await work();

  expect(task, JSON.stringify(task)).toMatchObject({ state: 'done' });
  expect(await certificates()).toMatchObject([{ status: 'done', caseId: id, files: 1 }]);
  expect(await run(words)).toEqual([{ many: 0 }]);
  expect(keys).toHaveLength(1);
  for (const { key } of keys) expect(await server.services.storage.get(String(key))).toBeNull();
  const { body } = await asker.api.get(`/app/assessments/${id}`);
  expect(body).toMatchObject({ caseNo, step: 'cancelledNoFee' });
  const timeline = await asker.api.get(
    `/app/correspondences/timeline?fromModule=IME&objectId=${id}`,
  );
  expect(timeline.status, JSON.stringify(timeline.body)).toBe(200);
  expect(timeline.body.items?.find(({ kind }) => kind === 'file')).toMatchObject({
    at: expect.stringMatching(/^20\d\d-/),
  });
  expect(String(body['internalNotes'])).toMatch(/^Disposed of on .* under the retention rule$/);
  const log = await run(
    `select to_state as said, note from status_log where axis = 'retention' and record_id = $1::uuid`,
    id,
  );
  expect(log).toMatchObject([{ note: expect.stringContaining('DIS-') }]);
  const { body: list } = await asker.api.get('/app/retention/cases');
  expect(list).toMatchObject({ totalCount: 0 });
});

test('a disposed case is not opened again, nor disposed of twice', async () => {
  const { run, newClosed, later, ask, agree, work } = await anArchive();
  const { id } = await newClosed();
  later();
  await ask([id]);
  await agree();
  await work();

  const open = run(`update assessments set step = 'caseCreated' where id = $1::uuid`, id);

  await expect(open).rejects.toMatchObject({ constraint: 'refused__caseDisposed' });
  expect((await ask([id])).body.error?.code).toBe('caseDisposed');
});

test('a hold that came after two people agreed stops that case, and the others go on', async () => {
  const { asker, newClosed, later, ask, agree, work, certificates } = await anArchive();
  const [held, free] = [await newClosed(), await newClosed()];
  later();
  await ask([held.id, free.id]);
  await agree();
  const link = { fromModule: 'IME', objectId: held.id };
  const hold = await asker.api.post('/app/files/holds', { ...link, reason: 'Matter 9 of 2026' });
  expect(hold.status).toBe(200);

  await work();

  const found = await certificates();
  expect(found.find(({ caseId }) => caseId === held.id)).toMatchObject({
    status: 'stopped',
    stays: 'On hold: Matter 9 of 2026',
  });
  expect(found.find(({ caseId }) => caseId === free.id)).toMatchObject({ status: 'done' });
  const { body } = await asker.api.get(`/app/assessments/${held.id}`);
  expect(body['internalNotes']).toBe('Quillfeather limps.');
  expect((await ask([held.id])).body.error?.code).toBe('caseMustStay');
});

test('a run that was killed goes on, and a part that is done twice changes nothing more', async () => {
  const { run, newClosed, later, ask, agree, work, certificates } = await anArchive();
  const { id } = await newClosed();
  later();
  await ask([id]);
  await agree();
  await work();
  await run(`update case_disposals set status = 'running'`);
  await run(
    `update tasks set state = 'running', rows_done = 0, finished_time = null where name = 'disposeCases'`,
  );

  await work();

  expect(await certificates()).toMatchObject([{ status: 'done', caseId: id }]);
  expect(await run(words)).toEqual([{ many: 0 }]);
});

test('administrators of the practice only', async () => {
  const { practice, newClosed, later, ask, run } = await anArchive();
  const { id } = await newClosed();
  later();

  expect((await ask([id], practice.signedIn(['STAFF']))).status).toBe(403);
  expect((await ask([id], server.signedIn({ roles: ['ADMIN_STAFF'] }))).status).toBe(404);
  expect((await ask(['no-id'])).status).toBe(400);
  await expect(
    run(`select erase_history(gen_random_uuid(), '{}', '{}', '{}', 'x')`),
  ).rejects.toMatchObject({ code: '42501' });
});

test('a disposed case tells who opens it, and takes no edit, no move, no file and no note', async () => {
  const { practice, asker, newClosed, later, ask, agree, work, run } = await anArchive();
  const { id } = await newClosed();
  const place = { fromModule: 'IME', objectId: id };
  later();
  const read = async (by = asker) => (await by.api.get(`/app/cases/${id}/disposal`)).body;
  expect(await read()).toEqual({ certificate: null });
  await ask([id]);
  await agree();
  await work();

  expect(await read()).toMatchObject({
    certificate: {
      number: expect.stringMatching(/^DIS-/),
      isDone: true,
      askedBy: expect.any(String),
      agreedBy: expect.stringContaining('Olive'),
    },
  });
  const { body } = await asker.api.get(`/app/assessments/${id}`);
  const { clientId, companyId } = practice;
  const { concurrencyStamp } = body;
  const edit = { clientId, companyId, internalNotes: 'Back again.', concurrencyStamp };
  const { payload, headers } = aForm({ name: 'late.txt', bytes: Buffer.from('late') }, {});
  const query = new URLSearchParams(place).toString();
  const answers = [
    await asker.api.put(`/app/assessments/${id}`, edit),
    await asker.api.post(`/app/files?${query}`, payload, { headers }),
    await asker.api.post('/app/correspondences', { ...place, content: 'Late.' }),
    await asker.api.post('/app/case-status-logs/changecasestatus', {
      ...place,
      status: 'caseCreated',
    }),
  ];
  const codes = answers.map((one) => one.body.error?.code);
  expect(codes.slice(0, 3), JSON.stringify(answers[0]?.body)).toEqual(
    Array(3).fill('caseDisposed'),
  );
  expect(answers[3]?.status, JSON.stringify(answers[3]?.body)).toBeGreaterThanOrEqual(400);
  expect(
    await run('select name from files where owner_id = $1::uuid and not is_deleted', id),
  ).toEqual([]);
  expect((await practice.signedIn(['TYPIST']).api.get(`/app/cases/${id}/disposal`)).status).toBe(
    403,
  );
});
