import { role, staticRoles } from '../domain/index.ts';
import type { TableRows } from '#kernel/server';
import { idOf, recordRows } from '#kernel/server';

export const roleId = (tenantId: string, name: string): string => idOf('role', tenantId, name);

export const staticRoleRows = (tenantId: string): TableRows[] =>
  recordRows(
    role,
    staticRoles.map((each) => ({ id: roleId(tenantId, each.name), ...each })),
    tenantId,
  );
