import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPdf, filesTestServer } from '../../testing/index.ts';
import { filesCleanUp } from '../clean-up.job.ts';
import { retentionJob } from './retention.job.ts';

registerCatalogue();
const server = await filesTestServer();
const signal = new AbortController().signal;
const year = 366 * 86_400;
let count = 0;

/** The database says when a file came. */
const cameAYearAgo = (tenantId: string, fileId: string) =>
  server.services.db.batch(systemContext(tenantId), [
    {
      text: `update files set creation_time = now() - interval '400 days' where id = $1::uuid`,
      values: [fileId],
    },
  ]);

/** A record with files of a type that has this rule. */
async function aRule(rule: object) {
  const boss = server.uploader({ roles: ['ADMIN_STAFF'] });
  const type = await boss.api.post('/app/attachment-types', {
    name: `Type ${(count += 1)}`,
    key: `TYPE_${count}`,
    category: 'report',
    ...rule,
  });
  const company = await boss.company();
  const place = `?fromModule=COMPANY&objectId=${company.id}`;
  const add = async (name: string) => {
    const query = `${place}&attachmentTypeId=${type.body.id}`;
    return String((await boss.upload({ name, bytes: aPdf(name) }, query)).body.id);
  };
  const names = async () =>
    ((await boss.api.get(`/app/files${place}`)).body.items ?? []).map(({ name }) => name);
  const due = async () => (await boss.api.get('/app/files/retention-due')).body;
  const remove = async (isDryRun: boolean) =>
    (await boss.api.post('/app/files/retention-due/remove', { isDryRun })).body;
  return { boss, company, add, names, due, remove };
}

test('a file is due when its years are over; the list names it and its record', async () => {
  const { boss, add, due, company } = await aRule({ retentionYears: 1 });
  const old = await add('old.pdf');
  await add('new.pdf');
  expect(await due()).toMatchObject({ items: [], totalCount: 0 });

  await cameAYearAgo(boss.actor.tenantId, old);

  const { items, totalCount } = await due();
  expect(totalCount).toBe(1);
  const { body } = await boss.api.get(`/app/companies/${company.id}`);
  expect(items).toMatchObject([
    { name: 'old.pdf', recordName: body.name, fromModule: 'COMPANY', removesByItself: false },
  ]);
});

test('counted from the newest file, a record keeps all of them', async () => {
  const { boss, add, due } = await aRule({ retentionYears: 1, retentionFrom: 'newestFile' });
  const old = await add('old.pdf');
  await add('new.pdf');

  await cameAYearAgo(boss.actor.tenantId, old);

  expect(await due()).toMatchObject({ totalCount: 0 });
});

test('a dry run tells and changes nothing; the real one removes', async () => {
  const { add, remove, names } = await aRule({ retentionYears: 1 });
  await add('old.pdf');
  server.advance(year);

  expect(await remove(true)).toMatchObject({ files: 1, isDryRun: true });
  expect(await names()).toEqual(['old.pdf']);
  expect(await remove(false)).toMatchObject({ files: 1, isDryRun: false });
  expect(await names()).toEqual([]);
});

test('the job removes only what the rule says goes by itself', async () => {
  const byHand = await aRule({ retentionYears: 1 });
  const byItself = await aRule({ retentionYears: 1, removesByItself: true });
  await byHand.add('kept.pdf');
  await byItself.add('gone.pdf');
  server.advance(year);

  await retentionJob.run({}, server.services, signal);

  expect(await byHand.names()).toEqual(['kept.pdf']);
  expect(await byItself.names()).toEqual([]);
});

test('a held file is not due and is deleted in no way, until the hold is released', async () => {
  const { boss, add, due, remove, names } = await aRule({
    retentionYears: 1,
    removesByItself: true,
  });
  const fileId = await add('evidence.pdf');
  server.advance(year);
  const reason = 'Matter 12 of 2026';
  const { body: hold } = await boss.api.post('/app/files/holds', { fileId, reason });

  expect(await due()).toMatchObject({ totalCount: 0 });
  expect(await remove(false)).toMatchObject({ files: 0 });
  await retentionJob.run({}, server.services, signal);
  const message = `evidence.pdf is on hold and cannot be deleted: ${reason}`;
  expect(await boss.api.delete(`/app/files/${fileId}`)).toMatchObject({
    status: 409,
    body: { error: { code: 'fileHeld', message } },
  });
  const bulk = await boss.api.post('/app/files/bulk', { operation: 'delete', fileIds: [fileId] });
  expect(bulk.body.items).toMatchObject([{ isDone: false, message }]);
  const direct = server.services.db.batch(systemContext(boss.actor.tenantId), [
    { text: 'delete from files where id = $1::uuid', values: [fileId] },
  ]);
  await expect(direct).rejects.toThrow('on hold');
  expect(await names()).toEqual(['evidence.pdf']);

  expect((await boss.api.post('/app/files/holds/release', { holdId: hold.id })).status).toBe(204);
  expect((await boss.api.delete(`/app/files/${fileId}`)).status).toBe(204);
});

test('a hold on a record covers every file of it, also one that was removed already', async () => {
  const { boss, add, company, names } = await aRule({});
  const [removed, kept] = [await add('removed.pdf'), await add('kept.pdf')];
  await boss.api.delete(`/app/files/${removed}`);
  const link = { fromModule: 'COMPANY', objectId: company.id };
  await boss.api.post('/app/files/holds', { ...link, reason: 'Court order' });

  expect((await boss.api.delete(`/app/files/${kept}`)).status).toBe(409);
  server.advance(60 * 86_400);
  await filesCleanUp.run({}, server.services, signal);

  expect(await names()).toEqual(['kept.pdf']);
  const [rows] = await server.services.db.batch(systemContext(boss.actor.tenantId), [
    { text: 'select id from files where id = $1::uuid', values: [removed] },
  ]);
  expect(rows?.rows).toHaveLength(1);
  const { items } = (await boss.api.get('/app/files/holds')).body;
  expect(items).toMatchObject([{ reason: 'Court order', objectId: company.id, fileId: null }]);
});

test('holds and due files are for administrators, and only of what they may see', async () => {
  const { boss, add } = await aRule({});
  const fileId = await add('a.pdf');
  const staff = server.uploader({ tenantId: boss.actor.tenantId });
  const stranger = server.uploader({ roles: ['ADMIN_STAFF'] });
  const hold = { fileId, reason: 'x' };

  expect((await staff.api.post('/app/files/holds', hold)).status).toBe(403);
  expect((await staff.api.get('/app/files/retention-due')).status).toBe(403);
  expect((await stranger.api.post('/app/files/holds', hold)).status).toBe(404);
  expect((await boss.api.post('/app/files/holds', { reason: 'x' })).status).toBe(400);
  expect((await boss.api.post('/app/files/holds', { fileId })).status).toBe(400);
  const unknown = { holdId: randomUUID() };
  expect((await boss.api.post('/app/files/holds/release', unknown)).status).toBe(404);
});
