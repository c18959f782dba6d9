import { choice, defineAction, json, lookup, number, record, text } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { actionModules } from './action-modules.ts';
import { actionRequired } from './action-required.resource.ts';

const asked = [...caseTeam, 'SPECIALIST', 'CONTRACTOR'] as const;

export const reassignAction = defineAction({
  name: 'reassign',
  on: actionRequired,
  label: 'Reassign',
  route: 'PUT /app/action-required/{id}/reassign',
  roles: office,
  input: { assignedUserId: lookup('Assigned to', 'user', { required: true }) },
  answer: record(actionRequired),
});

/** Those that are done already, or out of reach, are left as they are. */
export const clearActions = defineAction({
  name: 'clearSeveral',
  on: actionRequired,
  label: 'Mark done',
  route: 'POST /app/action-required/clear',
  roles: asked,
  input: { ids: json('Actions', { required: true }) },
  answer: { cleared: ['id'] },
});

/** C-136, D-051. */
export const countAssignedUsers = defineAction({
  name: 'assignedUsersCount',
  on: actionRequired,
  label: 'People with actions',
  route: 'GET /app/action-required/assignedUsersCount',
  roles: asked,
  input: {
    fromModule: choice('Type', actionModules),
    filterText: text('Search', { max: 200 }),
    maxResultCount: number('At most', { min: 1, max: 1000 }),
  },
  answer: {
    items: [
      { userName: 'text', userSurname: 'text', count: 'number', userId: 'id', isActive: 'flag' },
    ],
  },
});

export const mostCleared = 500;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Null: no list of ids, or too long a one. */
export function readActionIds(given: unknown): readonly string[] | null {
  const isList = Array.isArray(given) && given.length > 0 && given.length <= mostCleared;
  if (!isList || !given.every((id) => typeof id === 'string' && uuid.test(id))) return null;
  return [...new Set(given as string[])];
}
