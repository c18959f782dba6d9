import type { Actor, AnyResource } from '#kernel/domain';
import { actions, can, workflowOf } from '#kernel/domain';
import { snake } from '../schema/names.ts';
import type { Params } from './params.ts';
import { scopeSql } from './scope-sql.ts';

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
  if (!resource.writeScope) return undefined;
  const readable = reads(resource);
  const mine = JSON.parse(abilitiesOn(actor, resource)) as string[];
  // Some only make moves: what they may change is not what an update would say.
  const writing = mine.find((ability) => !readable.has(ability));
  return writing && scopeSql(actor, resource, writing, params)[0];
}

/**
 * A move that the table does not have from the record's state is no ability on this record. The text
 * is the same for everybody: what the actor cannot do anyway is taken away once more.
 */
function withoutImpossibleMoves(resource: AnyResource, abilities: string): string {
  const workflow = workflowOf(resource.name);
  if (!workflow) return abilities;
  const gone = Object.values(workflow.moves)
    .filter(({ who }) => who)
    .map(({ name, axes }) => {
      const stands = Object.entries(axes).map(
        ([axis, { from }]) =>
          `t.${snake(axis)} in (${from.map((state) => `'${state}'`).join(', ')})`,
      );
      return `case when ${stands.join(' and ')} then '' else '${resource.name}.${name}' end`;
    });
  return `(${[`${abilities}::jsonb`, ...gone].join(' - ')})::json`;
}

/** The `can` column: what the caller may do with this record as it stands. */
export const canSql = (actor: Actor, resource: AnyResource, params: Params): string =>
  withoutImpossibleMoves(resource, ownAbilities(actor, resource, params));

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
