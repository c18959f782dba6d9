import { screensFor } from '#kernel/web';
import { role } from '../domain/index.ts';
import { RolePermissions } from './role-permissions.tsx';

export const roleScreens = screensFor(role, {
  panels: {
    Permissions: ({ record }) => <RolePermissions key={record.id} role={record} />,
  },
});
