import { addDays, defineAction, listOf, text } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { caseTeamAndSpecialist } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';

const byType = { caseStatusFrom: text('Case type', { max: 40 }) } as const;

const counted = listOf({ status: 'text', statusName: 'text', count: 'number' });

/** What the saved views of a list are about. Each is a search of the list, see `caseViews`. */
export const viewTotals = {
  open: 'number',
  mine: 'number',
  overdue: 'number',
  onHold: 'number',
  closed: 'number',
} as const;

export type ViewName = keyof typeof viewTotals;

/** C-132, B-243: the cases that the caller may list, by their status. Without a type: all of them. */
export const countCaseStatus = defineAction({
  name: 'countCaseStatus',
  on: anyCase,
  label: 'Cases by status',
  route: 'GET /app/case-status-logs/countCaseStatus',
  roles: caseTeamAndSpecialist,
  input: byType,
  answer: { ...counted, views: viewTotals },
});

/** C-133: open cases by what is to be done next. */
export const countNextCaseStatus = defineAction({
  name: 'countNextCaseStatus',
  on: anyCase,
  label: 'Cases by next action',
  route: 'GET /app/case-status-logs/countNextCaseStatus',
  roles: caseTeamAndSpecialist,
  input: byType,
  answer: counted,
});

/** C-134: cases whose next action is late, by their status. */
export const countOverdueCaseStatus = defineAction({
  name: 'countOverdueCaseStatus',
  on: anyCase,
  label: 'Overdue cases by status',
  route: 'GET /app/case-status-logs/countOverdueCaseStatus',
  roles: caseTeamAndSpecialist,
  input: byType,
  answer: counted,
});

type Search = Readonly<Record<string, readonly string[]>>;

/**
 * The search of the list that finds what a view counts. A case on hold stands still: it is never
 * overdue. `case-counts.api.test.ts` holds both together.
 */
export const caseViews = (
  today: PlainDate,
  userId: string,
): Readonly<Record<ViewName, Search>> => ({
  open: { isClosed: ['false'] },
  mine: { isClosed: ['false'], picUserId: [userId] },
  overdue: {
    isClosed: ['false'],
    isOnHold: ['false'],
    nextDueDateTo: [addDays(today, -1)],
  },
  onHold: { isOnHold: ['true'] },
  closed: { isClosed: ['true'] },
});

export const viewLabels: Readonly<Record<ViewName, string>> = {
  open: 'All open',
  mine: 'Mine',
  overdue: 'Overdue',
  onHold: 'On hold',
  closed: 'Closed',
};
