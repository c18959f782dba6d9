import { role, staticRoles } from '#identity/domain';
import { roleId } from './ids.ts';
import type { TableRows } from './load-rows.ts';
import { recordsOf } from './records-of.ts';

export const staticRoleRows = (tenantId: string): TableRows[] =>
  recordsOf(
    role,
    staticRoles.map((each) => ({ id: roleId(tenantId, each.name), ...each })),
    tenantId,
  );
