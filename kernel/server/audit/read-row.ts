import type { Context } from '../db/context.ts';

export type Read = {
  readonly operation: string;
  readonly resource: string;
  readonly recordId?: string;
};

/** Ids and names of ours; no word of the caller. */
export type ReadRow = {
  readonly n: string;
  readonly a: string | undefined;
  readonly t: string | undefined;
  readonly m: string | undefined;
  readonly q: string | undefined;
  readonly o: string;
  readonly r: string;
  readonly i: string | undefined;
};

/** What a row takes without the request id: its header, its times, tenant and user. */
const plainBytes = 90;
const idBytes = 16;
const mostBytes = 150;

/**
 * Reads are most of the log, so a row takes at most 150 bytes: the tenant of the user is written
 * where it is another one, and the request id where there is room for it.
 */
export function rowOf(context: Context, { operation, resource, recordId }: Read): ReadRow {
  const { tenantId, userId, actorTenantId, impersonatorId, requestId } = context;
  const t = actorTenantId === tenantId ? undefined : actorTenantId;
  let bytes = plainBytes + operation.length + resource.length;
  if (t) bytes += idBytes;
  if (impersonatorId) bytes += idBytes;
  if (recordId) bytes += idBytes;
  const q = requestId && bytes + requestId.length < mostBytes ? requestId : undefined;
  const who = { n: tenantId, a: userId, t, m: impersonatorId };
  return { ...who, q, o: operation, r: resource, i: recordId };
}
