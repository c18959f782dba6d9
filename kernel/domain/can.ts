import type { Actor } from './actor.ts';
import { lackedByKey } from './api-scope.ts';
import type { Page } from './page.ts';
import { abilityRow, accessRules } from './registry.ts';
import type { AbilityRow } from './registry.ts';
import type { AnyResource, Role } from './resource.ts';

/** A special rule over pages, e.g. an edition's list of allowed paths. */
export type AccessRule = {
  readonly name: string;
  blocks(actor: Actor, path: string): boolean;
};

export type Reason =
  | { by: 'undeclared'; name: string }
  | { by: 'role'; name: string }
  | { by: 'feature'; name: string }
  | { by: 'setting'; name: string }
  | { by: 'rule'; name: string }
  /** The scope that the key of the API lacks; without one, no key may. */
  | { by: 'key'; name: string };

/** Why the actor may not; null when it may. Undeclared abilities are refused. */
export function whyNot(actor: Actor, ability: string): Reason | null {
  const row = abilityRow(ability);
  if (!row) return { by: 'undeclared', name: ability };
  if (!holds(actor, ability, row.roles)) return { by: 'role', name: row.roles.join(', ') };
  const lacked = lackedByKey(actor, ability, row.stepUp === true);
  if (lacked) return { by: 'key', name: lacked.scope ?? '' };
  if (actor.isHost) return null;
  if (row.hostOnly) return { by: 'rule', name: 'host tenant only' };
  return (
    missingFeature(actor, row.features) ??
    missingSetting(actor, row.setting) ??
    blockedBy(actor, row.path)
  );
}

export const can = (actor: Actor, ability: string): boolean => whyNot(actor, ability) === null;

/** B-097, B-098: the route guard follows the spec: host users pass, a page without roles is open. */
export function whyPageIsClosed(actor: Actor | null, page: Page): Reason | null {
  if (page.kind === 'anonymous' || !actor || actor.isHost) return null;
  if (page.roles.length && !page.roles.some((role) => actor.roles.includes(role))) {
    return { by: 'role', name: page.roles.join(', ') };
  }
  return (
    missingPermission(actor, page.ability) ??
    missingFeature(actor, page.features) ??
    missingSetting(actor, page.setting) ??
    blockedBy(actor, page.path)
  );
}

function missingPermission(actor: Actor, ability: string | undefined): Reason | null {
  if (!ability) return null;
  const row = abilityRow(ability);
  if (!row) return { by: 'undeclared', name: ability };
  return holds(actor, ability, row.roles) ? null : { by: 'role', name: row.roles.join(', ') };
}

export const pageIsOpen = (actor: Actor | null, page: Page): boolean =>
  whyPageIsClosed(actor, page) === null;

/** Tenants name roles freely: one called `constructor` must find nothing. */
function own<T>(rows: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return rows && Object.hasOwn(rows, key) ? rows[key] : undefined;
}

/** A tenant may grant an ability to a role, or take it away from one. */
function holds(
  actor: Pick<Actor, 'roles' | 'overrides'>,
  ability: string,
  defaults: readonly Role[],
): boolean {
  return actor.roles.some((role) => {
    const change = own(actor.overrides, role);
    if (change?.revoked.includes(ability)) return false;
    return defaults.includes(role) || (change?.granted.includes(ability) ?? false);
  });
}

/** What the roles give, whatever the features, settings and editions of the tenant allow. */
export const holdsByRole = (
  actor: Pick<Actor, 'roles' | 'overrides'>,
  { ability, roles }: Pick<AbilityRow, 'ability' | 'roles'>,
): boolean => holds(actor, ability, roles);

function missingFeature(actor: Actor, features: readonly string[]): Reason | null {
  if (!features.length || features.some((feature) => actor.features.includes(feature))) return null;
  return { by: 'feature', name: features.join(' or ') };
}

/** Where the actor's attributes carry the value of a setting. */
export const settingAttribute = (key: string): string => `setting:${key}`;

function missingSetting(actor: Actor, setting: string | undefined): Reason | null {
  if (setting === undefined) return null;
  const [key = '', word] = setting.split(':');
  const value = actor.attributes[settingAttribute(key)] ?? '';
  const isOn = word === undefined ? value === 'true' : value.split(/[\s,]+/).includes(word);
  return isOn ? null : { by: 'setting', name: setting };
}

function blockedBy(actor: Actor, path: string | undefined): Reason | null {
  if (path === undefined) return null;
  const rule = accessRules().find((candidate) => candidate.blocks(actor, path));
  return rule ? { by: 'rule', name: rule.name } : null;
}

/** The scopes that bind the actor on this ability: null means none, [] means nothing is visible. */
export function scopesFor(
  actor: Actor,
  ability: string,
): Readonly<Record<string, string>>[] | null {
  const row = abilityRow(ability);
  const scope = row?.scope;
  if (!row || !scope) return null;
  const roles = actor.roles.filter((role) =>
    holds({ ...actor, roles: [role] }, ability, row.roles),
  );
  if (roles.some((role) => !own(scope, role))) return null;
  return roles.map((role) => own(scope, role) ?? {});
}

/**
 * The scopes of the actor's roles on a resource: null where a role of theirs is bound by none. A
 * role without any verb on the resource widens nothing, unless the actor has no other.
 */
export function scopesOfRoles(
  actor: Actor,
  { verbs }: Pick<AnyResource, 'verbs'>,
  scope: AnyResource['scope'],
): Readonly<Record<string, string>>[] | null {
  if (!scope) return null;
  const known = actor.roles.filter(
    (role) => own(scope, role) || Object.values(verbs).some((roles) => roles?.includes(role)),
  );
  if (!known.length || known.some((role) => !own(scope, role))) return null;
  return known.map((role) => own(scope, role) ?? {});
}
