import { expect } from 'vitest';
import { seenBy } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { todayFor } from '../server/resource/today-for.ts';
import type { Api, ApiAnswer } from './api.ts';
import { hostileBodies, hostileSample } from './hostile-bodies.ts';
import type { HostileBody } from './hostile-bodies.ts';
import { sampleBody } from './sample-record.ts';
import { holderOf } from './sign-in-for.ts';
import { anActor } from './test-server.ts';
import type { TestServer } from './test-server.ts';

/** `npm test -- hostile` sends every value in every field. */
const isWhole = process.env.HOSTILE === 'all';

const atOnce = 45;

/**
 * No value in any field is answered with 5xx or half written. What the schema refuses is refused in the
 * process; enough of it goes over HTTP to show that the route asks the same schema.
 */
export async function hostileValuesAreRefused(
  server: TestServer,
  apis: (resource: AnyResource) => Api,
  resource: AnyResource,
): Promise<void> {
  const api = apis(resource);
  const url = `/app/${resource.base}`;
  const actor = anActor(holderOf(resource));
  const body = await sampleBody(apis, resource);
  const all = hostileBodies(seenBy(actor, resource), body, todayFor(actor, server.services));
  const sent = isWhole ? all : hostileSample(resource, all);
  const total = async () =>
    resource.verbs.list ? Number((await api.get(`${url}?maxResultCount=1`)).body.totalCount) : 0;

  const before = await total();
  let accepted = 0;
  for (let at = 0; at < sent.length; at += atOnce) {
    const some = sent.slice(at, at + atOnce);
    const answers = await Promise.all(some.map((one) => api.post(url, one.body)));
    for (const [index, one] of some.entries()) holdAnswer(one, answers[index] as ApiAnswer);
    accepted += answers.filter(({ status }) => status === 201).length;
  }

  if (resource.verbs.list) expect(await total()).toBe(before + accepted);
}

function holdAnswer({ key, value, reading, errors }: HostileBody, answer: ApiAnswer): void {
  const sent = `${key} = ${JSON.stringify(value).slice(0, 60)}`;
  expect(answer.status, sent).toBeLessThan(500);
  if (reading === 'unread') expect(answer.status, sent).toBe(400);
  if (reading !== 'unfit') return;
  expect([400, 422], sent).toContain(answer.status);
  expect(answer.body.error?.validationErrors, sent).toEqual(errors);
}
