import { accept, choice, defineAction, json, lookup, number, refuse, text } from '#kernel/domain';
import type { Decision, Instant } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { actionModules } from './action-modules.ts';

const asked = [...caseTeam, 'SPECIALIST', 'CONTRACTOR'] as const;

/** M-082 calls it "clear". */
export const clearAction = defineAction({
  name: 'clear',
  on: 'actionRequired',
  label: 'Mark done',
  route: 'PUT /app/action-required/{id}/clear',
  roles: asked,
  input: {},
});

export const reopenAction = defineAction({
  name: 'reopen',
  on: 'actionRequired',
  label: 'Reopen',
  route: 'PUT /app/action-required/{id}/reopen',
  roles: asked,
  input: {},
});

export const reassignAction = defineAction({
  name: 'reassign',
  on: 'actionRequired',
  label: 'Reassign',
  route: 'PUT /app/action-required/{id}/reassign',
  roles: office,
  input: { assignedUserId: lookup('Assigned to', 'user', { required: true }) },
});

/** Those that are done already, or out of reach, are left as they are. */
export const clearActions = defineAction({
  name: 'clearSeveral',
  on: 'actionRequired',
  label: 'Mark done',
  route: 'POST /app/action-required/clear',
  roles: asked,
  input: { ids: json('Actions', { required: true }) },
});

/** C-136, D-051. */
export const countAssignedUsers = defineAction({
  name: 'assignedUsersCount',
  on: 'actionRequired',
  label: 'People with actions',
  route: 'GET /app/action-required/assignedUsersCount',
  roles: asked,
  input: {
    fromModule: choice('Type', actionModules),
    filterText: text('Search', { max: 200 }),
    maxResultCount: number('At most', { min: 1, max: 1000 }),
  },
});

type State = { readonly status: 'open' | 'done' };
type Changes = { status: 'open' | 'done'; clearedById: string | null; clearedTime: Instant | null };

export const decideClear = (action: State, userId: string, now: Instant): Decision<Changes> =>
  action.status === 'done'
    ? refuse('actionAlreadyDone')
    : accept({ status: 'done', clearedById: userId, clearedTime: now });

export const decideReopen = (action: State): Decision<Changes> =>
  action.status === 'open'
    ? refuse('actionNotDone')
    : accept({ status: 'open', clearedById: null, clearedTime: null });

export const mostCleared = 500;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Null: no list of ids, or too long a one. */
export function readActionIds(given: unknown): readonly string[] | null {
  const isList = Array.isArray(given) && given.length > 0 && given.length <= mostCleared;
  if (!isList || !given.every((id) => typeof id === 'string' && uuid.test(id))) return null;
  return [...new Set(given as string[])];
}
