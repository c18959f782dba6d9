import type { Actor, AnyResource } from '#kernel/domain';
import { actions, can } from '#kernel/domain';

const recordVerbs = ['read', 'update', 'delete', 'enable', 'disable'] as const;
const known = new WeakMap<Actor, Map<string, string>>();

/** Only host users write what belongs to no tenant. */
const mayWrite = (actor: Actor, resource: AnyResource): boolean =>
  resource.tenancy === 'tenant' || actor.isHost;

/** The caller's abilities on records of a resource, as JSON for the `can` column. */
export function abilitiesOn(actor: Actor, resource: AnyResource): string {
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
