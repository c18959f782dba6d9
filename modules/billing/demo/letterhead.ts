import { letterhead } from '#documents/domain';
import { idOf, randomOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { abnOf } from '#parties/demo';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';

/** Without an ABN no tax invoice is sent. */
export const letterheadRows = (tenant: TenantName): TableRows[] =>
  recordRows(
    letterhead,
    [{ id: idOf('letterhead', tenant), abn: abnOf(randomOf(tenant, 'abn')) }],
    tenantId(tenant),
  );
