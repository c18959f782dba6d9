/** D25: rooms are named here and joined by the server only. */
export const tenantRoom = (tenantId: string): string => `t:${tenantId}`;

export const userRoom = (tenantId: string, userId: string): string => `t:${tenantId}:u:${userId}`;

export const recordRoom = (tenantId: string, resource: string, id: string): string =>
  `t:${tenantId}:r:${resource}:${id}`;
