import { actions, resourceNamed } from '#kernel/domain';
import type { AnyAction, AnyResource } from '#kernel/domain';
import { mayDo } from '../people/people.ts';
import type { Answer, Row } from '../people/call.ts';
import { anyOf, weighted } from './act.ts';
import type { Doing } from './act.ts';
import { inputFor } from './input.ts';
import { listOf } from './records.ts';
import type { Record_ } from './records.ts';

export type Names = readonly (readonly [string, number])[];

/** A day has many steps forward and few back. */
const rare =
  /cancel|withdraw|reject|undo|reverse|delete|remove|takeBack|hold|discard|decline|writeOff|write-off|reopen|terminate|refund/i;
const never = /import|export|(?<!blue)print|reset|download|impersonat/i;

/** What leads a case to its report, its invoice and its money. */
const forward =
  /^(confirm|attend|approve|finalise|generate|accept|complete|lodge|record|receive|issue|pay|settle|close|send)/i;

export const weightOf = (name: string): number => {
  if (never.test(name)) return 0;
  return rare.test(name) ? 1 : forward.test(name) ? 12 : 6;
};

export type Chosen = {
  readonly resource: AnyResource;
  readonly record: Record_;
  readonly can: readonly string[];
};

export const listedBy = ({ person }: Doing, names: Names): Names =>
  names.filter(([name]) => mayDo(person, `${name}.list`));

/** A record as this person opens it, with what they may do there. */
export async function openOne(doing: Doing, resource: AnyResource): Promise<Chosen | undefined> {
  const found = anyOf(doing.random, await listOf(doing, resource));
  if (!found) return undefined;
  const path = `/app/${resource.base}/${found.id}`;
  const { status, body } = await doing.sim.call(doing.person.account, 'GET', path);
  if (status !== 200) return undefined;
  return { resource, record: body as Record_, can: (body['can'] ?? []) as readonly string[] };
}

export const actionsOn = (resource: AnyResource): AnyAction[] =>
  actions().filter(
    ({ on, method, path }) =>
      on === resource.name && method !== 'GET' && path.includes('{id}') && !/\{(?!id\})/.test(path),
  );

export async function bodyFor(
  doing: Doing,
  { input, method }: AnyAction,
  { record }: Chosen,
): Promise<Row> {
  const given = Object.fromEntries(
    Object.keys(input).flatMap((key) => (key === 'id' ? [[key, record.id]] : [])),
  );
  const body = await inputFor(input, doing, given);
  return method === 'DELETE' ? {} : body;
}

/** As somebody does who reads a question before they answer it: mostly with yes. */
export async function press(
  doing: Doing,
  action: Pick<AnyAction, 'method' | 'path'>,
  id: string,
  body: Row,
): Promise<Answer> {
  const { sim, person, random } = doing;
  const path = action.path.replace('{id}', id);
  const send = (more: Row = {}) =>
    sim.call(
      person.account,
      action.method,
      path,
      action.method === 'DELETE' ? undefined : { ...body, ...more },
    );
  const first = await send();
  const asked = (first.body['error'] as Row | undefined)?.['questions'];
  if (!asked || random.next() < 0.15) return first;
  return send({ confirmed: true });
}

/** Somebody opens a record and does one of the things that it offers them. */
export async function doOffered(
  doing: Doing,
  names: readonly (readonly [string, number])[],
): Promise<boolean> {
  const name = weighted(doing.random, listedBy(doing, names));
  if (name === undefined) return false;
  const chosen = await openOne(doing, resourceNamed(name));
  if (!chosen) return false;
  const offered = actionsOn(chosen.resource).filter(({ ability }) => chosen.can.includes(ability));
  const action = weighted(
    doing.random,
    offered.map((one) => [one, weightOf(one.name)] as const).filter(([, weight]) => weight > 0),
  );
  if (!action) return false;
  await press(doing, action, chosen.record.id, await bodyFor(doing, action, chosen));
  return true;
}
