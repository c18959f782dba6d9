import { abilities, accept, holdsByRole, refuse } from '#kernel/domain';
import type { AbilityRow, Actor, Decision, RoleOverrides } from '#kernel/domain';
import { canonicalRole } from '#platform/domain';
import { flags } from './role-flags.ts';

/** A role as the tenant keeps it, with its changes to the defaults. */
export type HeldRole = {
  readonly name: string;
  readonly permissions: {
    readonly granted?: readonly string[];
    readonly revoked?: readonly string[];
  } | null;
};

/** What decides who gets in with an account, and as what. */
export type AccountFacts = {
  readonly userName: string;
  readonly email: string;
  readonly isActive: boolean;
  readonly isLocked: boolean;
  readonly isDeleted: boolean;
  readonly roles: readonly HeldRole[];
};

export function overridesOf(roles: readonly HeldRole[]): RoleOverrides | null {
  const changed = roles.filter((role) => role.permissions !== null);
  if (!changed.length) return null;
  return Object.fromEntries(
    changed.map(({ name, permissions }) => [
      canonicalRole(name),
      { granted: permissions?.granted ?? [], revoked: permissions?.revoked ?? [] },
    ]),
  );
}

const outside = ['CASE_MANAGER', 'SPECIALIST', 'CONTRACTOR', 'COMPANY', 'INSURER'];

/** `specialist.updateMyDetail` and its like: the own record of somebody outside the practice. */
const isForOutsidersOnly = ({ roles }: AbilityRow): boolean =>
  roles.every((role) => outside.includes(role));

/**
 * What these roles give and those of the actor do not. Features and editions bind everybody of a
 * tenant alike and are not asked. The practice keeps the accounts of people outside it, so what
 * only they may do counts for nobody who works in the practice.
 */
export function rightsBeyond(actor: Actor, held: readonly HeldRole[]): string[] {
  const overrides = overridesOf(held);
  const target = {
    roles: held.map(({ name }) => canonicalRole(name)),
    ...(overrides && { overrides }),
  };
  const isInside = flags.isAdminOrStaff(actor);
  return (
    abilities()
      .filter((row) => !(isInside && isForOutsidersOnly(row)))
      // Outside the host tenant nobody can use these, whatever their role is.
      .filter((row) => actor.isHost || !row.hostOnly)
      .filter((row) => holdsByRole(target, row) && !holdsByRole(actor, row))
      .map(({ ability }) => ability)
  );
}

/**
 * Nobody resets, locks, opens or signs in with an account that may do more than they may. A key of the
 * API touches no account at all: what it opened would work on after the key has ended.
 */
export function decideOnAccount(actor: Actor, held: readonly HeldRole[]): Decision {
  if (actor.apiKey) return refuse('notForKeys');
  return rightsBeyond(actor, held).length ? refuse('accountAboveOwn') : accept();
}

const accessOf = ({ roles, ...account }: AccountFacts): string =>
  JSON.stringify([
    account.userName,
    account.email,
    account.isActive,
    account.isLocked,
    account.isDeleted,
    roles.map(({ name }) => name).toSorted(),
  ]);

/** Name and phone of a higher account may be mended; who gets in with it, and as what, may not. */
export function decideAccountChange(
  actor: Actor,
  before: AccountFacts | null,
  after: AccountFacts | null,
): Decision {
  if (!before && !after) return accept();
  if (before && after && accessOf(before) === accessOf(after)) return accept();
  return decideOnAccount(actor, [...(before?.roles ?? []), ...(after?.roles ?? [])]);
}
