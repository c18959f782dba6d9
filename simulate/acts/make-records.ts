import { actions, resourceNamed } from '#kernel/domain';
import type { AnyResource, Fields } from '#kernel/domain';
import { mayDo } from '../people/people.ts';
import type { Person } from '../people/people.ts';
import type { Row } from '../people/call.ts';
import { weighted } from './act.ts';
import type { Doing } from './act.ts';
import { press } from './do-offered.ts';
import type { Names } from './do-offered.ts';
import { inputFor } from './input.ts';

/** The form of a new record: that of the resource, or of the action that makes one. */
function formOf(person: Person, resource: AnyResource): Fields | undefined {
  if (mayDo(person, `${resource.name}.create`)) return resource.fields;
  const path = `/app/${resource.base}`;
  return actions().find(
    (one) => one.method === 'POST' && one.path === path && mayDo(person, one.ability),
  )?.input;
}

/** Somebody fills in the form of a new record. */
export async function makeRecord(doing: Doing, names: Names, given: Row = {}): Promise<boolean> {
  const forms = names.flatMap(([name, weight]) => {
    const resource = resourceNamed(name);
    const fields = formOf(doing.person, resource);
    return fields ? [[{ resource, fields }, weight] as const] : [];
  });
  const chosen = weighted(doing.random, forms);
  if (!chosen) return false;
  const body = await inputFor(chosen.fields, doing, { ...given });
  const action = { method: 'POST' as const, path: `/app/${chosen.resource.base}` };
  return (await press(doing, action, '', body)).status < 300;
}
