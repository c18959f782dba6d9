import type { Actor, AnyResource } from '#kernel/domain';
import { actions, can, workflowOf } from '#kernel/domain';
import { snake } from '../schema/names.ts';
import type { Params } from './params.ts';
import { writeScopeSql } from './scope-sql.ts';

const recordVerbs = ['read', 'update', 'delete', 'enable', 'disable'] as const;
const known = new WeakMap<Actor, Map<string, string>>();

/** Only host users write what belongs to no tenant. */
const mayWrite = (actor: Actor, resource: AnyResource): boolean =>
  resource.tenancy === 'tenant' || actor.isHost;

/** The caller's abilities on records of a resource, as JSON for the `can` column. */
function abilitiesOn(actor: Actor, resource: AnyResource): string {
  const mine = known.get(actor) ?? new Map<string, string>();
  known.set(actor, mine);
  let json = mine.get(resource.name);
  if (json === undefined) {
    const declared = [
      ...recordVerbs
        .filter((verb) => resource.verbs[verb] && (verb === 'read' || mayWrite(actor, resource)))
        .map((verb) => `${resource.name}.${verb}`),
      ...actions()
        .filter((action) => action.on === resource.name && action.path.includes('{id}'))
        .map((action) => action.ability),
    ];
    json = JSON.stringify(declared.filter((ability) => can(actor, ability)));
    mine.set(resource.name, json);
  }
  return json;
}

const reads = (resource: AnyResource): Set<string> =>
  new Set([
    `${resource.name}.read`,
    ...actions()
      .filter(({ on, method }) => on === resource.name && method === 'GET')
      .map(({ ability }) => ability),
  ]);

function ownSql(actor: Actor, resource: AnyResource, params: Params): string | undefined {
  if (resource.sharedByHost) return 't.tenant_id = current_tenant()';
  return resource.writeScope && writeScopeSql(actor, resource, params)[0];
}

/** The verb, unless the record stands as it must for it. */
const goneUnless = (stands: readonly string[], ability: string): string =>
  `case when ${stands.join(' and ')} then '' else '${ability}' end`;

const isOneOf = (key: string, values: readonly string[]): string =>
  values.length
    ? `t.${snake(key)} in (${values.map((value) => `'${value}'`).join(', ')})`
    : `t.${snake(key)} is null`;

/** Verbs that would only be refused on a record that stands as this one does. */
const refusedVerbs = ({ name, verbsWhile = {} }: AnyResource): readonly string[] =>
  Object.entries(verbsWhile).map(([verb, stands]) =>
    goneUnless(
      Object.entries(stands).map(([key, values = []]) => isOneOf(key, values)),
      `${name}.${verb}`,
    ),
  );

/**
 * A move that the table does not have from the record's state is no ability on this record, nor is a
 * verb that its state refuses. The text
 * is the same for everybody: what the actor cannot do anyway is taken away once more.
 */
function withoutTheImpossible(resource: AnyResource, abilities: string): string {
  const moves = Object.values(workflowOf(resource.name)?.moves ?? {})
    .filter(({ who }) => who)
    .map(({ name, axes }) =>
      goneUnless(
        Object.entries(axes).map(([axis, { from }]) => isOneOf(axis, from)),
        `${resource.name}.${name}`,
      ),
    );
  const gone = [...moves, ...refusedVerbs(resource)];
  if (!gone.length) return abilities;
  return `(${[`${abilities}::jsonb`, ...gone].join(' - ')})::json`;
}

/** The `can` column: what the caller may do with this record as it stands. */
export const canSql = (actor: Actor, resource: AnyResource, params: Params): string =>
  withoutTheImpossible(resource, ownAbilities(actor, resource, params));

/** Who sees more than they may change gets the buttons of each record's own. */
function ownAbilities(actor: Actor, resource: AnyResource, params: Params): string {
  const json = abilitiesOn(actor, resource);
  const all = params.add(json, '::json');
  const isOwn = ownSql(actor, resource, params);
  if (isOwn === undefined) return all;
  const readable = reads(resource);
  const rest = (JSON.parse(json) as string[]).filter((ability) => readable.has(ability));
  return `case when ${isOwn} then ${all} else ${params.add(JSON.stringify(rest), '::json')} end`;
}
