import { screensFor } from '#kernel/web';
import { user } from '../domain/index.ts';
import { UserActions } from './user-actions.tsx';

export const userScreens = screensFor(user, {
  actions: ({ record }) => <UserActions user={record} />,
});
