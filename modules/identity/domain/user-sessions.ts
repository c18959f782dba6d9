import { defineAction } from '#kernel/domain';
import { adminStaff } from '#platform/domain';
import { user } from './user.resource.ts';

/** How an account stands: its password, its lock, and where it is signed in. */
export type AccountState = {
  readonly hasPassword: boolean;
  readonly passwordChangedAt: string | null;
  readonly failedCount: number;
  readonly lockedUntil: string | null;
  readonly sessions: readonly {
    readonly id: string;
    readonly startedAt: string;
    readonly impersonatorName: string | null;
  }[];
};

export const readAccountState = defineAction({
  name: 'accountState',
  on: user,
  label: 'Sign-ins of a user',
  route: 'GET /app/users/{id}/account-state',
  roles: adminStaff,
  input: {},
  answer: {
    hasPassword: 'flag',
    passwordChangedAt: 'instant?',
    failedCount: 'number',
    lockedUntil: 'instant?',
    sessions: [{ id: 'id', startedAt: 'instant', impersonatorName: 'text?' }],
  },
});

export const endUserSessions = defineAction({
  name: 'endSessions',
  on: user,
  label: 'Sign out everywhere',
  route: 'PUT /app/users/{id}/end-sessions',
  roles: adminStaff,
  input: {},
  answer: 'nothing',
});
