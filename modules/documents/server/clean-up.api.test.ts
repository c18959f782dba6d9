import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { registerCatalogue } from '../../catalogue.ts';
import { filesTestServer } from '../testing/index.ts';
import { filesCleanUp } from './clean-up.job.ts';

registerCatalogue();
const server = await filesTestServer();
const cleanUp = () => filesCleanUp.run({}, server.services, new AbortController().signal);
const day = 86_400;

test('[B-393] removed files go after 30 days, abandoned ones a week later still; kept ones stay', async () => {
  const staff = server.uploader();
  const company = await staff.company();
  const owner = `?fromModule=COMPANY&objectId=${company.id}`;
  const kept = (await staff.upload({}, owner)).body.id;
  const removed = (await staff.upload({}, owner)).body.id;
  const abandoned = (await staff.upload()).body.id;
  await staff.api.delete(`/app/files/${removed}`);
  expect(server.onDisk()).toHaveLength(3);

  server.advance(8 * day);
  await cleanUp();
  expect((await staff.api.get(`/app/files/${abandoned}`)).status).toBe(404);
  expect(server.onDisk()).toHaveLength(3);

  server.advance(31 * day);
  await cleanUp();
  expect(server.onDisk()).toHaveLength(1);
  expect((await staff.api.get(`/app/files/${kept}`)).status).toBe(200);
});

test('D21: an upload that a killed process left half-done is gone within hours', async () => {
  const staff = server.uploader();
  const { id } = (await staff.upload()).body;
  const context = systemContext(staff.actor.tenantId);
  const before = server.onDisk().length;
  await server.services.db.batch(context, [
    { text: `update files set status = 'uploading' where id = $1::uuid`, values: [id] },
  ]);

  await cleanUp();
  server.advance(3 * 3600);
  await cleanUp();

  const [rows] = await server.services.db.batch(context, [{ text: 'select 1 from files' }]);
  expect(rows?.rows).toEqual([]);
  expect(server.onDisk()).toHaveLength(before - 1);
});
