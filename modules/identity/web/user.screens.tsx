import { screensFor, Warning } from '#kernel/web';
import { Suspense } from 'react';
import { user } from '../domain/index.ts';
import { AccountState } from './account-state.tsx';
import { Register } from './register.tsx';
import { UserActions } from './user-actions.tsx';

export const userScreens = screensFor(user, {
  listActions: Register,
  banner: ({ record }) =>
    record.isLocked && (
      <Suspense>
        <Warning>This account is locked. Nobody can sign in with it until it is unlocked.</Warning>
      </Suspense>
    ),
  actions: ({ record }) => <UserActions user={record} />,
  panels: {
    'Sign-ins': ({ record }) => <AccountState key={record.concurrencyStamp} user={record} />,
  },
});
