import { can } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { bookSlot } from '#booking/domain';
import { readMoneyFigures } from '#billing/domain';
import { readLenderDesk } from '#funding/domain';

export type PanelName =
  | 'needsYou'
  | 'clinics'
  | 'toConfirm'
  | 'fourteenDays'
  | 'onboarding'
  | 'contracts'
  | 'figures'
  | 'money'
  | 'lending'
  | 'toDecide'
  | 'myWeek'
  | 'myDay'
  | 'caseWork'
  | 'caseProgress'
  | 'claimants'
  | 'attention'
  | 'places'
  | 'hostFigures'
  | 'hostErrors'
  | 'health';

export type Layout = { readonly main: readonly PanelName[]; readonly side: readonly PanelName[] };

/** Asked of every panel: without all of them, the panel is not there. */
const abilities: Readonly<Partial<Record<PanelName, readonly string[]>>> = {
  needsYou: ['actionRequired.list'],
  clinics: ['appointmentSession.list'],
  toConfirm: ['appointment.confirm'],
  fourteenDays: ['appointmentSession.list'],
  // A funder knows specialists too, but takes none on.
  onboarding: ['specialist.list', 'appointmentSession.list'],
  contracts: ['specialistContract.list', 'appointmentSession.list'],
  money: [readMoneyFigures.ability],
  lending: [readLenderDesk.ability],
  toDecide: [readLenderDesk.ability],
  myWeek: ['appointment.list'],
  myDay: ['case.list', 'ime.list'],
  caseWork: ['case.list', 'ime.list'],
  caseProgress: ['case.list', 'ime.list'],
  claimants: ['appointment.list'],
  attention: ['backgroundJob.list'],
  hostFigures: ['systemError.list'],
  hostErrors: ['systemError.list'],
  health: ['healthCheck.run'],
};

const office: Layout = {
  main: ['needsYou', 'caseWork', 'clinics', 'fourteenDays'],
  side: ['toConfirm', 'figures', 'onboarding', 'contracts'],
};
/** Money first; the work that makes it below. */
const accounting: Layout = { main: ['money', ...office.main], side: office.side };
const specialist: Layout = {
  main: ['myDay', 'myWeek'],
  side: ['needsYou', 'fourteenDays', 'contracts'],
};
const customer: Layout = { main: ['caseProgress', 'claimants'], side: ['needsYou'] };
const host: Layout = { main: ['hostFigures', 'hostErrors'], side: ['needsYou', 'health'] };
const others: Layout = { main: ['needsYou', 'places'], side: [] };
const few: Layout = { main: ['attention', 'places'], side: ['figures'] };
/** No clinics: what is lent, and who waits for an answer. */
const lender: Layout = { main: ['lending', 'toDecide', 'attention'], side: few.side };

const isOneOf = ({ roles }: Actor, ...names: string[]) =>
  names.some((name) => roles.includes(name));

function wanted(actor: Actor): Layout {
  if (actor.isHost) return host;
  if (isOneOf(actor, 'TENANT_ADMIN', 'ADMIN_STAFF', 'STAFF')) return office;
  if (isOneOf(actor, 'ACCOUNTING')) return accounting;
  if (isOneOf(actor, 'SPECIALIST')) return specialist;
  return isOneOf(actor, 'CASE_MANAGER') ? customer : others;
}

/** A funder has neither sessions nor specialists of its own: its case managers look after loans. */
export const offersBooking = (actor: Actor): boolean =>
  !actor.isHost && actor.edition !== 'FUNDING PROVIDER' && can(actor, bookSlot.ability);

/** G-111: what this user's first screen shows. An edition may leave little of it. */
export function layoutFor(actor: Actor): Layout {
  const isOpen = (panel: PanelName) =>
    (panel !== 'claimants' || offersBooking(actor)) &&
    (abilities[panel] ?? []).every((ability) => can(actor, ability));
  const open = ({ main, side }: Layout) => ({
    main: main.filter(isOpen),
    side: side.filter(isOpen),
  });
  const layout = open(wanted(actor));
  if (layout.main.length) return layout;
  return open(isOpen('lending') ? lender : few);
}
