import { actions, resourceNamed } from '#kernel/domain';
import type { Row } from '../people/call.ts';
import { mayDo, people } from '../people/people.ts';
import { anyOf, weighted } from './act.ts';
import type { Doing } from './act.ts';
import { actionsOn, bodyFor, listedBy, openOne, press, weightOf } from './do-offered.ts';
import type { Chosen, Names } from './do-offered.ts';
import { inputFor } from './input.ts';

async function chosenOf(doing: Doing, names: Names): Promise<Chosen | undefined> {
  const name = weighted(doing.random, listedBy(doing, names));
  return name === undefined ? undefined : openOne(doing, resourceNamed(name));
}

const offeredOf = (doing: Doing, { resource, can }: Chosen) =>
  anyOf(
    doing.random,
    actionsOn(resource).filter(({ ability, name }) => can.includes(ability) && weightOf(name) > 0),
  );

/** The same button twice at once: two answers, one effect. */
export async function pressTwice(doing: Doing, names: Names): Promise<boolean> {
  const chosen = await chosenOf(doing, names);
  const action = chosen && offeredOf(doing, chosen);
  if (!action) return false;
  const body = await bodyFor(doing, action, chosen);
  const { sim, person } = doing;
  const path = action.path.replace('{id}', chosen.record.id);
  await Promise.all(
    [1, 2].map(() =>
      sim.call(person.account, action.method, path, action.method === 'DELETE' ? undefined : body),
    ),
  );
  return true;
}

const hostile: readonly unknown[] = [
  null,
  '',
  ' ',
  'x'.repeat(5000),
  -1,
  1e15,
  '99999999999999.99',
  '2026-02-30',
  '0001-01-01',
  [],
  {},
  true,
  '00000000-0000-0000-0000-000000000000',
  '\u0000',
  "'; drop table cases; --",
];

/** A value that no screen would send: a clear 4xx, and nothing written. */
export async function sendNonsense(doing: Doing, names: Names): Promise<boolean> {
  const chosen = await chosenOf(doing, names);
  const action = chosen && offeredOf(doing, chosen);
  const key = action && anyOf(doing.random, Object.keys(action.input));
  if (!action || key === undefined) return false;
  const body = { ...(await bodyFor(doing, action, chosen)), [key]: doing.random.pick(hostile) };
  await doing.sim.call(
    doing.person.account,
    action.method,
    action.path.replace('{id}', chosen.record.id),
    body,
  );
  return true;
}

/** Somebody else's call: what the record does not offer them must not happen. */
export async function tryForbidden(doing: Doing, names: Names): Promise<boolean> {
  const chosen = await chosenOf(doing, names);
  const action = chosen && offeredOf(doing, chosen);
  if (!action) return false;
  const other = doing.random.pick(people);
  const { sim } = doing;
  const seen = await sim.call(
    other.account,
    'GET',
    `/app/${chosen.resource.base}/${chosen.record.id}`,
  );
  const can = (seen.body['can'] ?? []) as readonly string[];
  if (seen.status === 200 && can.includes(action.ability)) return false;
  const body = await bodyFor(doing, action, chosen);
  const answer = await press({ ...doing, person: other }, action, chosen.record.id, body);
  if (answer.status < 300)
    sim.find(
      'answer',
      `forbidden ${action.ability}`,
      `${other.account} did ${action.ability}, which the record did not offer`,
    );
  return true;
}

/** Two windows: the second saves over what the first has read before. */
export async function saveStale(doing: Doing, names: Names): Promise<boolean> {
  const chosen = await chosenOf(doing, names);
  if (!chosen?.can.includes(`${chosen.resource.name}.update`)) return false;
  const { resource, record } = chosen;
  const [key, field] =
    anyOf(
      doing.random,
      Object.entries(resource.fields).filter(
        ([, { readOnly, isState, computed, kind }]) =>
          !readOnly && !isState && !computed && kind !== 'json',
      ),
    ) ?? [];
  if (key === undefined || !field) return false;
  const changed = await inputFor({ [key]: { ...field, required: true } }, doing);
  const path = `/app/${resource.base}/${record.id}`;
  const save = () =>
    doing.sim.call(doing.person.account, 'PUT', path, {
      ...changed,
      concurrencyStamp: record['concurrencyStamp'],
    });
  const first = await save();
  const isAsked = (first.body['error'] as Row | undefined)?.['questions'];
  if (isAsked)
    await doing.sim.call(doing.person.account, 'PUT', path, {
      ...changed,
      concurrencyStamp: record['concurrencyStamp'],
      confirmed: true,
    });
  if (doing.random.next() < 0.3) await save();
  return true;
}

/** Calls that belong to no record: runs, batches, searches that write. */
export async function callOfPage(doing: Doing, owners: readonly string[]): Promise<boolean> {
  const possible = actions().filter(
    ({ on, method, path, name, ability }) =>
      mayDo(doing.person, ability) &&
      owners.includes(on) &&
      method !== 'GET' &&
      !path.includes('{') &&
      weightOf(name) > 0,
  );
  const action = anyOf(doing.random, possible);
  if (!action) return false;
  await press(doing, action, '', await inputFor(action.input, doing));
  return true;
}
