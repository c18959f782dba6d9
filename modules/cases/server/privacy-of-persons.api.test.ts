import { expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { moduleNameOf } from '#kernel/domain';
import { taskJobs } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { testServer, unzip } from '#kernel/testing';
import { client } from '#parties/domain';
import { partiesServer } from '#parties/server';
import { registerCatalogue } from '../../catalogue.ts';
import { aCasePractice } from '../testing/index.ts';
import { casesServer } from './index.ts';

registerCatalogue();
const people: ServerModule = {
  name: 'people',
  tasks: {
    starter: (_services, { userId }) =>
      Promise.resolve([...server.actors.values()].find((one) => one.userId === userId) ?? null),
  },
};
const modules = [documentsServer, correspondenceServer, partiesServer, casesServer, people];
const server = await testServer({ modules });

async function exported(practice: Awaited<ReturnType<typeof aCasePractice>>, path: string) {
  const boss = practice.signedIn(['ADMIN_STAFF']);
  const { body, status } = await boss.api.post(`/app/${path}/export-person`, {});
  expect(status).toBe(200);
  const job = taskJobs(modules).find(({ name }) => name === 'tasks.exportPerson');
  const order = { tenantId: practice.tenantId, taskId: body.taskId };
  await job?.run(order, server.services, new AbortController().signal);
  const { body: task } = await boss.api.get(`/app/tasks/${String(body.taskId)}`);
  expect(task, JSON.stringify(task)).toMatchObject({ state: 'done' });
  const answer = await boss.api.get(`/app/tasks/${String(body.taskId)}/download`);
  return { task, answer, boss };
}

const jsonOf = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(files.get(name)?.toString() ?? 'null') as { id: string }[] | null;

test('a claimant gets each record that leads to them, a page to read and who has looked; nobody else’s', async () => {
  const practice = await aCasePractice(server);
  const own = await practice.newCase();
  const { body: other } = await practice.signedIn(['STAFF']).api.post('/app/clients', {
    firstName: 'Zebedee',
    lastName: 'Quill',
  });
  const others = await practice.newCase({ clientId: other.id });

  const { task, answer } = await exported(practice, `clients/${practice.clientId}`);

  expect(task).toMatchObject({ state: 'done', title: 'Export of a person' });
  const files = unzip(answer.raw);
  expect(jsonOf(files, 'records/client.json')).toMatchObject([{ id: practice.clientId }]);
  expect(jsonOf(files, 'records/ime.json')?.map(({ id }) => id)).toEqual([own.id]);
  expect(files.get('index.html')?.toString()).toContain(own.caseNo);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['changes.json', 'mentions.json', 'seen-by.json']),
  );
  const everything = [...files.values()].join('\n');
  expect(everything).not.toContain('Quill');
  expect(everything).not.toContain(others.id);
});

test('a specialist gets their own record, and of cases only that they are named there', async () => {
  const practice = await aCasePractice(server);
  const named = await practice.newCase();

  const { answer } = await exported(practice, `specialists/${practice.specialistId}`);

  const files = unzip(answer.raw);
  expect(jsonOf(files, 'records/specialist.json')).toMatchObject([{ id: practice.specialistId }]);
  expect(files.has('records/ime.json')).toBe(false);
  const mentions = JSON.parse(files.get('mentions.json')?.toString() ?? '{}') as object;
  expect(mentions).toMatchObject({ ime: [named.id] });
});

test('admin staff export a person, of their own tenant', async () => {
  const practice = await aCasePractice(server);
  const url = `/app/clients/${practice.clientId}/export-person`;
  expect((await practice.signedIn(['STAFF']).api.post(url, {})).status).toBe(403);
  const stranger = server.signedIn({ roles: ['ADMIN_STAFF'] });
  expect((await stranger.api.post(url, {})).status).toBe(404);
});

test('the preview of an erasure says what is kept, and that an open case and a hold are in the way', async () => {
  const practice = await aCasePractice(server);
  const open = await practice.newCase();
  const boss = practice.signedIn(['ADMIN_STAFF']).api;
  const url = `/app/clients/${practice.clientId}/erasure`;
  const link = { fromModule: moduleNameOf(client), objectId: practice.clientId };
  const held = await boss.post('/app/files/holds', { ...link, reason: 'Matter 12 of 2026' });

  const { body, status } = await boss.get(url);

  expect([held.status, status]).toEqual([200, 200]);
  expect(body).toMatchObject({ mayBeErased: false, files: 0 });
  expect(body.stays).toMatchObject([
    { why: 'Matter 12 of 2026' },
    { what: open.caseNo, why: 'The case is open.', isInTheWay: true },
  ]);
  expect(body['goes']).toEqual(
    expect.arrayContaining([expect.objectContaining({ resource: 'ime', records: 1 })]),
  );
  expect((await practice.signedIn(['STAFF']).api.get(url)).status).toBe(403);
});
