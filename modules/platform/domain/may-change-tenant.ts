import type { Actor } from '#kernel/domain';

/** B-392: the settings of a tenant belong to its administrators. */
export const mayChangeTenant = ({ roles }: Pick<Actor, 'roles'>): boolean =>
  roles.includes('ADMIN_STAFF') || roles.includes('TENANT_ADMIN');
