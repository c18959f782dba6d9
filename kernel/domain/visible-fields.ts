import type { Actor } from './actor.ts';
import type { Field } from './field.ts';
import type { AnyResource } from './resource.ts';

const narrowed = new WeakMap<AnyResource, Map<string, AnyResource>>();

const guarded = new WeakMap<AnyResource, (readonly [string, Field])[]>();

/** Most resources hide nothing, and every request asks. */
function guardedFields(resource: AnyResource): (readonly [string, Field])[] {
  let fields = guarded.get(resource);
  if (!fields) {
    fields = Object.entries(resource.fields).filter(
      ([, field]) => field.hiddenFrom !== undefined || field.feature !== undefined,
    );
    guarded.set(resource, fields);
  }
  return fields;
}

type Reader = Pick<Actor, 'roles'> & Partial<Pick<Actor, 'features'>>;

const isHidden = ({ hiddenFrom, feature }: Field, { roles, features = [] }: Reader): boolean =>
  (hiddenFrom !== undefined && roles.every((role) => hiddenFrom.includes(role))) ||
  (feature !== undefined && !features.includes(feature));

/**
 * The resource as this actor knows it: a field that is hidden from all its roles, or belongs to a feature
 * that its tenant does not have, does not exist.
 */
export function seenBy(actor: Reader, resource: AnyResource): AnyResource {
  const fields = guardedFields(resource);
  if (!fields.length) return resource;
  const hidden = fields.filter(([, field]) => isHidden(field, actor)).map(([key]) => key);
  if (!hidden.length) return resource;
  const known = narrowed.get(resource) ?? new Map<string, AnyResource>();
  narrowed.set(resource, known);
  const name = hidden.join();
  const seen = known.get(name) ?? without(resource, hidden);
  known.set(name, seen);
  return seen;
}

function without(resource: AnyResource, hidden: readonly string[]): AnyResource {
  const keep = (keys: readonly string[]) => keys.filter((key) => !hidden.includes(key));
  return {
    ...resource,
    fields: Object.fromEntries(
      Object.entries(resource.fields).filter(([key]) => !hidden.includes(key)),
    ),
    list: { ...resource.list, columns: keep(resource.list.columns) },
    ...(resource.filters && { filters: keep(resource.filters) }),
    ...(resource.facts && { facts: keep(resource.facts) }),
    detail: Object.fromEntries(
      Object.entries(resource.detail).map(([title, section]) => [
        title,
        section === 'panel' ? section : keep(section),
      ]),
    ),
  };
}
