import { expect, test } from 'vitest';
import { register } from '#kernel/domain';
import { addTables, specimen, specimens, testServer } from '#kernel/testing';

register([specimens]);
const server = await testServer();
await addTables(server.ownerUrl, [specimen]);
const { api } = server.signedIn({ roles: ['CLERK'], features: ['Specimen'] });
const url = '/app/test-specimens';
const hostile = '<img src=x onerror=alert(1)>';

test('a path that is no text is refused in our shape', async () => {
  const answer = await api.get('/app/%ff');

  expect(answer).toMatchObject({
    status: 400,
    body: { error: { code: 'malformed', validationErrors: [] } },
  });
});

test.each([
  ['sorting', `${url}?sorting=${encodeURIComponent(hostile)}`],
  ['a parameter', `${url}?${encodeURIComponent(hostile)}=1`],
  ['a path', `/app/${encodeURIComponent(hostile)}`],
])('a refusal does not repeat the hostile text of %s', async (_part, path) => {
  const answer = await api.get(path);

  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.raw.toString()).not.toContain('onerror');
});
