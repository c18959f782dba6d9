import { expect, test } from 'vitest';
import { taskJobs } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../catalogue.ts';
import { aClinic } from '../testing/index.ts';
import type { Clinic } from '../testing/index.ts';
import { bookingServer } from './index.ts';

registerCatalogue();
const people: ServerModule = {
  name: 'people',
  tasks: {
    starter: (_services, { userId }) =>
      Promise.resolve([...server.actors.values()].find((one) => one.userId === userId) ?? null),
  },
};
const server = await testServer({ modules: [bookingServer, people] });
const jobs = taskJobs([bookingServer, people]);

/** What a worker does with the task. */
const work = ({ tenantId }: Clinic, name: string, taskId: unknown) =>
  jobs
    .find((job) => job.name === `tasks.${name}`)
    ?.run({ tenantId, taskId }, server.services, new AbortController().signal);
const taskOf = async ({ api }: Clinic, id: unknown) =>
  (await api.get(`/app/tasks/${String(id)}`)).body;
const sessionsOf = async ({ api }: Clinic, query = '') =>
  (await api.get(`/app/appointment-sessions?maxResultCount=1&${query}`)).body.totalCount;

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const roster = (clinic: Clinic) => ({
  specialistIds: [clinic.specialistId],
  centreId: clinic.centreId,
  timeZone: 'Australia/Sydney',
  firstDay: '2031-01-01',
  lastDay: '2031-09-01',
  repeat: 'weekly',
  weekdays: everyDay,
  from: '09:00',
  to: '12:00',
  slotMinutes: 60,
  consultationType: 'inPerson',
});

test('[B-251] a roster of many sessions is made in the background; days left out are told', async () => {
  const clinic = await aClinic(server);
  const url = '/app/appointment-sessions/roster';
  await clinic.api.post(url, { ...roster(clinic), lastDay: '2031-01-01' });

  const started = await clinic.api.post(url, roster(clinic));
  const { taskId } = started.body as { taskId?: string };
  expect(started.status).toBe(202);
  expect(await sessionsOf(clinic)).toBe(1);
  await work(clinic, 'createRoster', taskId);

  expect(await taskOf(clinic, taskId)).toMatchObject({
    state: 'done',
    title: 'Create roster',
    rowsDone: 244,
    rowsTotal: 244,
    rowsFailed: 1,
    summary: '243 sessions created.',
    failedRows: [{ row: 1, name: '01 Jan 2031, Priya Menon', message: 'Has a session then' }],
  });
  expect(await sessionsOf(clinic, `seriesId=${taskId}`)).toBe(243);
});

test('more than a hundred sessions are changed in the background; each that is kept is named', async () => {
  const clinic = await aClinic(server);
  for (const [firstDay, lastDay] of [
    ['2031-01-01', '2031-03-01'],
    ['2031-03-02', '2031-04-15'],
  ]) {
    const url = '/app/appointment-sessions/roster';
    await clinic.api.post(url, { ...roster(clinic), firstDay, lastDay });
  }
  const { items = [] } = (await clinic.api.get('/app/appointment-sessions?maxResultCount=100'))
    .body;
  const more = (await clinic.api.get('/app/appointment-sessions?maxResultCount=100&skipCount=100'))
    .body.items;
  const ids = [...items, ...(more ?? [])].map(({ id }) => String(id));
  const [slot] = await clinic.slots(ids[0]);
  await clinic.book(slot?.id ?? '');

  const started = await clinic.api.post('/app/appointment-sessions/bulk', { ids, verb: 'cancel' });
  const { taskId } = started.body as { taskId?: string };
  await work(clinic, 'changeSessions', taskId);

  expect(started.status).toBe(202);
  expect(ids).toHaveLength(105);
  expect(await taskOf(clinic, taskId)).toMatchObject({
    state: 'done',
    title: 'Cancel sessions',
    rowsDone: 105,
    rowsFailed: 1,
    summary: '104 of 105 sessions changed.',
    value: { changed: 104 },
    failedRows: [{ id: ids[0], message: expect.stringContaining('has appointments') }],
  });
});

test('a few sessions are changed at once, and found among the tasks', async () => {
  const clinic = await aClinic(server);
  const { id } = await clinic.session();

  const { status, body } = await clinic.api.post('/app/appointment-sessions/bulk', {
    ids: [id],
    verb: 'hold',
  });

  expect({ status, body }).toMatchObject({ status: 200, body: { changed: 1, kept: [] } });
  expect((await clinic.api.get('/app/tasks')).body.items).toMatchObject([
    { name: 'changeSessions', title: 'Put on hold', state: 'done', rowsDone: 1 },
  ]);
});
