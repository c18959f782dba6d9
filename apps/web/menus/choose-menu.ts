import { flags } from '#identity/domain';
import type { Actor } from '#kernel/domain';
import type { MenuName } from './menus.ts';

const isIn = (actor: Actor, edition: string) => actor.edition === edition && !actor.isHost;
const has = (actor: Actor, role: string) => actor.roles.includes(role);

/** B-115 to B-118: the first that fits; two editions have menus of their own. */
const cases: readonly (readonly [MenuName, (actor: Actor) => boolean])[] = [
  ['marketing', (actor) => isIn(actor, 'MARKETING')],
  ['hostAdmin', flags.isHostAdmin],
  ['hostAdminStaff', flags.isHostAdminStaff],
  ['hostStaff', flags.isHostStaff],
  ['lmqProvider', (actor) => isIn(actor, 'LMQ PROVIDER')],
  ['specialist', (actor) => has(actor, 'SPECIALIST')],
  ['fundingProvider', (actor) => isIn(actor, 'FUNDING PROVIDER') && flags.isAdminOrStaff(actor)],
  ['adminOrStaff', flags.isAdminOrStaff],
  ['broker', flags.isBrokerContractor],
  ['insurerContractor', flags.isInsurerContractor],
  ['typist', (actor) => has(actor, 'CONTRACTOR')],
  [
    'fundingProviderCaseManager',
    (actor) => isIn(actor, 'FUNDING PROVIDER') && has(actor, 'CASE_MANAGER'),
  ],
  ['caseManager', (actor) => has(actor, 'CASE_MANAGER')],
];

export const chooseMenu = (actor: Actor): MenuName =>
  cases.find(([, fits]) => fits(actor))?.[0] ?? 'default';
