import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { eventually, testServer } from '#kernel/testing';
import { somebody } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { questionnaireStatus } from '../../domain/index.ts';
import { aCasePractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [correspondenceServer, bookingServer, casesServer],
  role: 'all',
});

type Task = Record<string, unknown> & { id: string; status: string; isRequired: boolean };

/** One checklist for every service, one for insurers, one for employers; the company is an insurer. */
async function aPracticeWithChecklists() {
  const practice = await aCasePractice(server);
  const { tenantId } = practice;
  const { api, actor } = await somebody(server, {
    tenantId,
    roles: ['STAFF'],
    features: ['Assessment'],
  });
  const list = async (name: string, values: object, criterias: readonly string[]) => {
    const { body } = await api.post('/app/checklists', { name, ...values });
    for (const [at, words] of criterias.entries()) {
      await api.post('/app/checklist-criterias', {
        checkListId: body.id,
        itemIndex: at + 1,
        name: words.replace('?', ''),
        isRequired: !words.startsWith('?'),
      });
    }
    return String(body.id);
  };
  const everyId = await list('Every service', {}, ['Identity seen', '?Film seen']);
  await list('For insurers', { serviceType: 'IME', companyType: 'insurer' }, ['Claim accepted']);
  await list('For employers', { companyType: 'employer' }, ['Payroll asked']);
  await list('For therapists', { serviceType: 'OT' }, ['Home visited']);
  const tasks = async (caseId: string, more = '') =>
    ((await api.get(`/app/task-checklists?objectId=${caseId}&maxResultCount=100${more}`)).body
      .items ?? []) as Task[];
  const aCase = async () => {
    const { id } = await practice.newCase();
    await eventually(
      () => tasks(id),
      (items) => items.length > 0,
    );
    return id;
  };
  const answer = (task: Task | undefined, status: string, more: object = {}, as = api) =>
    as.put(`/app/task-checklists/${task?.id}`, { status, ...more });
  return { ...practice, api, actor, everyId, tasks, aCase, answer };
}

const practice = await aPracticeWithChecklists();
const { api, tasks, answer, aCase } = practice;

test('[C-227] a case has the tasks of the checklists for its service and company', async () => {
  const id = await aCase();

  expect((await tasks(id)).map(({ groupTask, name, status }) => [groupTask, name, status])).toEqual(
    [
      ['Every service', 'Identity seen', 'incomplete'],
      ['Every service', 'Film seen', 'incomplete'],
      ['For insurers', 'Claim accepted', 'incomplete'],
    ],
  );
  expect(await tasks(id, '&groupTask=For%20insurers')).toHaveLength(1);
  expect(await tasks(id, `&userId=${practice.actor.userId}`)).toEqual([]);
});

describe('[C-229] [E-076] a task', () => {
  test('says who answered it, when and why', async () => {
    const [task] = await tasks(await aCase());

    expect(await answer(task, 'complete', { note: 'Licence' })).toMatchObject({
      status: 200,
      body: {
        status: 'complete',
        note: 'Licence',
        userId: practice.actor.userId,
        answeredAt: expect.any(String),
      },
    });
    expect(await answer(task, 'incomplete')).toMatchObject({
      body: { status: 'incomplete', userId: null, answeredAt: null, note: 'Licence' },
    });
  });

  test('knows three statuses, and nobody outside answers it', async () => {
    const [task] = await tasks(await aCase());
    const manager = practice.signedIn(['CASE_MANAGER'], {
      ids: { ownCompanyIds: [practice.companyId], companiesSharingClaimants: [practice.companyId] },
    });
    const stranger = server.signedIn({ roles: ['STAFF'] });

    expect((await answer(task, 'perhaps')).status).toBe(400);
    expect((await answer(task, 'complete', {}, manager.api)).status).toBe(403);
    expect((await answer(task, 'complete', {}, stranger.api)).status).toBe(404);
  });
});

test('[C-230] the criterias that fit a case, or those of one checklist', async () => {
  const id = await aCase();
  const names = async (query: string) =>
    ((await api.get(`/app/task-checklists/criterias?${query}`)).body.items ?? []).map(
      ({ name }) => name,
    );

  expect(await names(`objectId=${id}`)).toEqual(['Identity seen', 'Film seen', 'Claim accepted']);
  expect(await names(`checkListId=${practice.everyId}`)).toEqual(['Identity seen', 'Film seen']);
  const unknown = await api.get(`/app/task-checklists/criterias?objectId=${crypto.randomUUID()}`);
  expect(unknown.status).toBe(404);
});

test('[C-230] a case manager sees the criterias of a case of theirs, and no other list', async () => {
  const id = await aCase();
  const customerOf = (companyId: string) =>
    server.signedIn({
      tenantId: practice.tenantId,
      roles: ['CASE_MANAGER'],
      features: ['Assessment'],
      ids: { ownCompanyIds: [companyId], companiesSharingClaimants: [companyId] },
    }).api;
  const [own, rival] = [customerOf(practice.companyId), customerOf(crypto.randomUUID())];
  const ask = (who: typeof own, query: string) => who.get(`/app/task-checklists/criterias${query}`);

  const answers = [
    await ask(own, `?objectId=${id}`),
    await ask(rival, `?objectId=${id}`),
    await ask(own, ''),
    await ask(own, `?checkListId=${practice.everyId}`),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 404, 400, 400]);
  expect(answers[2]?.body.error?.validationErrors).toEqual([
    { message: 'This field is required', members: ['objectId'] },
  ]);
});

test('[C-231] [B-254] a reset opens the tasks and follows the checklists', async () => {
  const own = await aPracticeWithChecklists();
  const id = await own.aCase();
  const [task] = await own.tasks(id);
  await own.answer(task, 'complete', { note: 'Seen' });
  await own.api.post('/app/checklist-criterias', {
    checkListId: own.everyId,
    itemIndex: 3,
    name: 'Interpreter booked',
  });
  const reset = () => own.api.put('/app/task-checklists/reset-criterias', { objectId: id });

  expect(await reset()).toMatchObject({ status: 200, body: { count: 4 } });
  expect(await own.tasks(id)).toEqual([
    expect.objectContaining({ id: task?.id, status: 'incomplete', note: null }),
    expect.anything(),
    expect.objectContaining({ name: 'Interpreter booked' }),
    expect.anything(),
  ]);
});

test('[C-228] [G-074] the counts equal the lists, by the rule of the domain', async () => {
  const own = await aPracticeWithChecklists();
  const done = await own.aCase();
  const left = await own.aCase();
  await own.aCase();
  for (const task of await own.tasks(done)) {
    if (task.isRequired) await own.answer(task, 'complete');
  }
  for (const task of await own.tasks(left)) await own.answer(task, 'notRequired');

  const { items: counts = [] } = (await own.api.get('/app/task-checklists/countLmqStatus')).body;

  expect(counts.map(({ statusName, count }) => [statusName, count])).toEqual([
    ['Incomplete', 2],
    ['Complete', 2],
    ['Not Required', 2],
  ]);
  for (const { status, count } of counts) {
    const { body } = await own.api.get(`/app/task-checklists/questionnaires?status=${status}`);
    expect(body.totalCount).toBe(count);
    for (const { caseId, groupTask } of body.items ?? []) {
      const rows = await own.tasks(String(caseId));
      expect(questionnaireStatus(rows.filter((row) => row.groupTask === groupTask))).toBe(status);
    }
  }
});

test('tasks of a case that is hidden from somebody are hidden too', async () => {
  const own = await aPracticeWithChecklists();
  const id = await own.aCase();
  const manager = own.signedIn(['CASE_MANAGER'], {
    ids: { ownCompanyIds: [own.companyId], companiesSharingClaimants: [own.companyId] },
  });
  const other = own.signedIn(['CASE_MANAGER'], {
    ids: { ownCompanyIds: [], companiesSharingClaimants: [] },
  });
  const seen = async (as: typeof manager) =>
    (await as.api.get(`/app/task-checklists?objectId=${id}`)).body.totalCount;

  expect(await seen(manager)).toBe(3);
  expect(await seen(other)).toBe(0);
  const lists = await other.api.get('/app/task-checklists/questionnaires');
  expect(lists.body.totalCount).toBe(0);
});
