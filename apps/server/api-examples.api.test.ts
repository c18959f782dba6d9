import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aPerson, aPractice, identityTestServer } from '#identity/testing';
import type { Api, ApiAnswer } from '#kernel/testing';
import { partiesServer } from '#parties/server';
import { registerCatalogue } from '../../modules/catalogue.ts';

registerCatalogue();
const server = await identityTestServer([partiesServer]);
const practice = await aPractice(server.services);

type Example = {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly body: string;
  readonly status: number;
  readonly code: string | undefined;
};

const pattern =
  /```http\n(GET|POST|PUT|DELETE) (\S+)\n\n([^`]*)```\n\nAnswers (\d{3})(?: `(\w+)`)?/g;

const examples = [...readFileSync('docs/api.md', 'utf8').matchAll(pattern)].map(
  ([, method = '', path = '', body = '', status, code]): Example => ({
    method: method.toLowerCase() as Example['method'],
    path,
    body,
    status: Number(status),
    code,
  }),
);

async function aProgram(): Promise<Api> {
  const admin = await aPerson(server.services, practice, { roles: ['ADMIN_STAFF', 'STAFF'] });
  const roles = ['ADMIN_STAFF', 'STAFF'] as const;
  const program = await aPerson(server.services, practice, { roles, hasPassword: false });
  const made = await (
    await server.apiOf(admin)
  ).post('/app/api-keys', {
    name: 'Examples',
    userId: program.id,
    days: 30,
    scopes: ['parties:read', 'parties:write'],
  });
  return server.apiWith(String(made.body.key));
}

const send = (api: Api, { method, body }: Example, path: string, fill: (text: string) => string) =>
  method === 'get' || method === 'delete'
    ? api[method](path)
    : api[method](path, JSON.parse(fill(body)));

test('the examples of docs/api.md answer as they say', async () => {
  const api = await aProgram();
  const known = new Map<string, string>([['unique', randomUUID()]]);
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => known.get(name) ?? whole);
  const answers: (readonly [Example, ApiAnswer])[] = [];

  for (const example of examples) {
    const answer = await send(api, example, fill(example.path), fill);
    answers.push([example, answer]);
    // What is read is what the next example names; the stamp of a change is left out, to be too late with.
    if (example.method === 'post' && answer.status === 201) known.set('id', String(answer.body.id));
    if (example.method === 'get' && answer.status === 200 && answer.body.concurrencyStamp)
      known.set('concurrencyStamp', String(answer.body.concurrencyStamp));
  }

  expect(examples.length).toBeGreaterThan(7);
  expect(answers.map(([, { status, body }]) => [status, body.error?.code])).toEqual(
    examples.map(({ status, code }) => [status, code]),
  );
  const [, refused] = answers.find(([{ code }]) => code === 'insufficientScope') ?? [];
  expect(refused?.headers['www-authenticate']).toContain('scope="booking:read"');
});
