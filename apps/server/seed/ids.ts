import { idOf } from '#kernel/server';

export { idOf } from '#kernel/server';

export const editionId = (name: string): string => idOf('edition', name);
export const roleId = (tenantId: string, name: string): string => idOf('role', tenantId, name);
