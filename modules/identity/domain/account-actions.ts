import { defineAction, record } from '#kernel/domain';
import { adminStaff } from '#platform/domain';
import { user } from './user.resource.ts';

/** G-003, B-089: one-time link by mail; the old password stops working at once. */
export const resetPassword = defineAction({
  name: 'resetPassword',
  on: user,
  label: 'Reset password',
  route: 'PUT /app/users/{id}/reset-password',
  roles: adminStaff,
  input: {},
  answer: record(user),
});

/** The app was lost, and the recovery codes too: the person makes new ones at the next sign-in. */
export const resetSecondFactors = defineAction({
  name: 'resetSecondFactors',
  on: user,
  label: 'Reset second factors',
  route: 'PUT /app/users/{id}/reset-second-factors',
  roles: adminStaff,
  stepUp: true,
  input: {},
  answer: 'nothing',
});

/** M-080. The password that the user has keeps working. */
export const resendLoginInformation = defineAction({
  name: 'resendLoginInformation',
  on: user,
  label: 'Resend login information',
  route: 'POST /app/users/{id}/resend-login-information',
  roles: adminStaff,
  input: {},
  answer: { message: 'text' },
});

/** B-207. */
export const lockUser = defineAction({
  name: 'lock',
  on: user,
  label: 'Lock',
  route: 'PUT /app/users/{id}/lock',
  roles: adminStaff,
  input: {},
  answer: record(user),
});

/** B-207. Also ends a lock after failed sign-ins. */
export const unlockUser = defineAction({
  name: 'unlock',
  on: user,
  label: 'Unlock',
  route: 'PUT /app/users/{id}/unlock',
  roles: adminStaff,
  input: {},
  answer: record(user),
});
