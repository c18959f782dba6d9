import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { taskJobs } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { partiesServer } from '#parties/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice, aStoredPerson } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const people: ServerModule = {
  name: 'people',
  tasks: {
    starter: (_services, { userId }) =>
      Promise.resolve([...server.actors.values()].find((one) => one.userId === userId) ?? null),
  },
};
const modules = [correspondenceServer, partiesServer, bookingServer, casesServer, people];
const server = await testServer({ modules });
/** What a worker does with the task. */
const work = (taskId: string) =>
  taskJobs(modules)
    .find((job) => job.name === 'tasks.changeCases')
    ?.run({ tenantId: practice.tenantId, taskId }, server.services, new AbortController().signal);
const practice = await aCasePractice(server);
const { api } = practice;
const admin = await aStoredPerson(practice, 'ADMIN_STAFF');
const bulk = (body: object, as = admin.api) => as.post('/app/cases/bulk', body);

describe('the search in cases', () => {
  test('finds by number, claimant and claim, and never what the caller may not see', async () => {
    const { id, caseNo } = await practice.newCase({ claimNo: 'QX-771-ZED' });
    const manager = await aStoredPerson(practice, 'CASE_MANAGER', {
      ids: { ownCompanyIds: [practice.companyId], companiesSharingClaimants: [practice.companyId] },
    });
    const found = async (text: string, as = admin.api) =>
      (
        (await as.get(`/app/cases?filterText=${text}`)).body.items as unknown as { id: string }[]
      ).map((item) => item.id);

    expect(await found(caseNo)).toEqual([id]);
    expect(await found('x-771-z', manager.api)).toEqual([id]);
    await admin.api.post('/app/CasePermission', {
      fromModule: 'IME',
      objectId: id,
      visibility: 'staff',
    });
    expect(await found('x-771-z', manager.api)).toEqual([]);
    expect(await found('x-771-z')).toEqual([id]);
  });

  test('a renamed claimant has their new name on every case, also on one that is hidden', async () => {
    const { id } = await practice.newCase();
    const set = { fromModule: 'IME', objectId: id, visibility: 'staff' };
    await admin.api.post('/app/CasePermission', set);
    const client = (await admin.api.get(`/app/clients/${practice.clientId}`)).body;

    const renamed = await practice
      .signedIn(['STAFF'])
      .api.put(`/app/clients/${practice.clientId}`, {
        firstName: 'Zebedee',
        lastName: 'Quickfall',
        concurrencyStamp: client.concurrencyStamp,
      });

    expect(renamed.status).toBe(200);
    expect((await admin.api.get(`/app/assessments/${id}`)).body).toMatchObject({
      claimantName: 'Zebedee Quickfall',
    });
    const { body } = await admin.api.get('/app/cases?filterText=quickfall');
    expect((body.items as unknown as { id: string }[]).map((item) => item.id)).toContain(id);
  });
});

describe('several cases at once', () => {
  test('are given to a person, and a closed one says why it was not', async () => {
    const open = await practice.newCase();
    const closed = await practice.newCase();
    const outcome = { outcome: 'cancelledNoFee', cancelReason: 'Other' };
    await admin.api.put(`/app/assessments/${closed.id}/cancellation`, outcome);

    const answer = await bulk({
      ids: [open.id, closed.id],
      wish: 'assign',
      picUserId: admin.actor.userId,
    });

    expect(answer).toMatchObject({
      status: 200,
      body: {
        changed: 1,
        failed: [
          {
            id: closed.id,
            caseNo: closed.caseNo,
            message: 'This case is closed. Nobody is in charge of it any more.',
          },
        ],
      },
    });
    expect((await admin.api.get(`/app/cases/${open.id}`)).body).toMatchObject({
      picUserId: admin.actor.userId,
    });
  });

  test('go to a status by the move that leads there, each answered for itself', async () => {
    const [one, two] = [await practice.newCase(), await practice.newCase()];
    await bulk({ ids: [two.id], wish: 'putOnHold', note: 'Overseas' });

    const { body } = await bulk({
      ids: [one.id, two.id],
      wish: 'changeStatus',
      status: 'Appointment Requested',
    });

    expect(body).toMatchObject({
      changed: 1,
      failed: [{ id: two.id, message: expect.stringMatching(/On Hold/) }],
    });
    expect((await api.get(`/app/assessments/${one.id}`)).body.step).toBe('appointmentRequested');
  });

  test('more than a few are a task with a line for each that failed', async () => {
    const made = await Promise.all(Array.from({ length: 24 }, () => practice.newCase()));
    const ids = made.map(({ id }) => id);
    await bulk({ ids: [ids[3]], wish: 'putOnHold', note: 'Overseas' });

    const { status, body } = await bulk({ ids, wish: 'putOnHold', note: 'Office is moving' });

    expect(status).toBe(202);
    const taskId = String(body.taskId);
    await work(taskId);
    expect((await admin.api.get(`/app/tasks/${taskId}`)).body).toMatchObject({
      state: 'done',
      rowsDone: 24,
      rowsFailed: 1,
      summary: '23 of 24 cases changed.',
      failedRows: [{ id: ids[3], message: expect.stringMatching(/On Hold/) }],
    });
  });

  test('of another tenant, unknown and hidden ones are answered alike', async () => {
    const { id } = await practice.newCase();
    const elsewhere = server.signedIn({ roles: ['ADMIN_STAFF'], features: ['Assessment'] });

    const { body } = await bulk({ ids: [id], wish: 'putOnHold', note: 'x' }, elsewhere.api);

    expect(body).toMatchObject({ changed: 0, failed: [{ id, caseNo: null }] });
    expect((await api.get(`/app/assessments/${id}`)).body.isOnHold).toBe(false);
  });

  test('are for the office alone, and bad input gets a sentence', async () => {
    const manager = practice.signedIn(['CASE_MANAGER']);

    expect(await bulk({ ids: ['x'], wish: 'assign' }, manager.api)).toMatchObject({ status: 403 });
    expect(await bulk({ ids: ['x'], wish: 'assign' })).toMatchObject({
      status: 422,
      body: { error: { message: 'Choose between 1 and 500 cases.' } },
    });
  });
});

test('a status that only others may set is refused as not permitted, in words', async () => {
  const { id } = await practice.newCase();
  const body = { ids: [id], wish: 'changeStatus', status: 'Client Invoiced' };

  const { body: answer } = await bulk(body, practice.signedIn(['STAFF']).api);

  expect(answer).toMatchObject({
    changed: 0,
    failed: [{ id, message: 'You do not have permission to do this.' }],
  });
});

describe('the statuses that several cases can take', () => {
  const statuses = async (ids: unknown, as = admin.api) => as.post('/app/cases/statuses', { ids });

  test('[C-135] are those that fit, most cases first; each brings a case there', async () => {
    const [one, two] = [await practice.newCase(), await practice.newCase()];
    await api.put(`/app/assessments/${two.id}/requestAppointment`, {});

    const { status, body } = await statuses([one.id, two.id]);

    expect(status).toBe(200);
    const items = body.items as unknown as { label: string; count: number }[];
    expect(items).toContainEqual({ label: 'Appointment Requested', count: 1 });
    expect(items).toContainEqual({ label: 'Cancelled (No Fee)', count: 2 });
    expect(items[0]?.count).toBe(2);
    const label = 'Appointment Requested';
    expect((await bulk({ ids: [one.id], wish: 'changeStatus', status: label })).body).toMatchObject(
      { changed: 1, failed: [] },
    );
  });

  test('are told to nobody of what they may not see, and not for nonsense', async () => {
    const { id } = await practice.newCase();
    const stranger = practice.signedIn(['CASE_MANAGER'], { ids: {} });

    expect((await statuses([crypto.randomUUID()])).body.items).toEqual([]);
    expect((await statuses('all')).status).toBe(400);
    expect(await statuses(['x'])).toMatchObject({
      status: 422,
      body: { error: { code: 'chooseCases' } },
    });
    expect(await statuses([id], stranger.api)).toMatchObject({ status: 403 });
  });
});
