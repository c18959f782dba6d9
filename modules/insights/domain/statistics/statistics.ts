import { can, defineAction, text, mapOf } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { allRoles } from '#platform/domain';
import type { StatisticName } from './answers.ts';

/** C-271, B-255: figures by name. Each belongs to whoever may list what it counts. */
export const readStatistic = defineAction({
  name: 'read',
  on: 'statistic',
  label: 'Statistics',
  route: 'GET /app/statistic/{name}',
  roles: allRoles,
  input: {},
  answer: mapOf('json'),
});

/** Several at once: a screen of figures is one question. */
export const readStatistics = defineAction({
  name: 'readMany',
  on: 'statistic',
  label: 'Several statistics',
  route: 'GET /app/statistic',
  roles: allRoles,
  input: { names: text('Names, with commas between', { required: true, max: 400 }) },
  answer: mapOf(mapOf('json')),
});

export type StatisticRow = {
  readonly title: string;
  /** Absent: everybody, about themselves. */
  readonly ability?: string;
};

/** G-111. */
export const statistics: Readonly<Record<StatisticName, StatisticRow>> = {
  actionsDue: { title: 'Actions due', ability: 'actionRequired.list' },
  appointmentsByDay: {
    title: 'Booked and free in the next 14 days',
    ability: 'appointmentSession.list',
  },
  sessionsUtilisation: { title: 'Use of sessions', ability: 'appointmentSession.list' },
  appointmentsByStatus: { title: 'Appointments by status', ability: 'appointment.list' },
  heldSlots: { title: 'Slots that you hold', ability: 'appointmentSession.holdSlot' },
  specialistsOnboarding: { title: 'Specialists by onboarding stage', ability: 'specialist.list' },
  contractsEnding: { title: 'Contracts that end', ability: 'specialistContract.list' },
  newClaimants: { title: 'New claimants', ability: 'client.list' },
  inquiriesOpen: { title: 'Open inquiries', ability: 'inquiry.list' },
  caseWork: { title: 'Open cases', ability: 'case.list' },
  caseTurnaround: { title: 'Reports against their promise', ability: 'case.list' },
  caseDay: { title: 'Claimants of today', ability: 'case.list' },
  caseProgress: { title: 'Progress of cases', ability: 'case.list' },
  unread: { title: 'Unread' },
  failedWork: { title: 'What could not be done' },
};

export const isStatistic = (name: string): name is StatisticName => Object.hasOwn(statistics, name);

export function mayRead(actor: Actor, name: StatisticName): boolean {
  const { ability } = statistics[name];
  return ability === undefined || can(actor, ability);
}
