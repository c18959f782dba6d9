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

/**
 * Reads are most of the log, so the tenant of the user is written where it is another one only. The
 * request id is always there: by it an answer is found again in the log.
 */
export function rowOf(context: Context, { operation, resource, recordId }: Read): ReadRow {
  const { tenantId, userId, actorTenantId, impersonatorId, requestId } = context;
  const t = actorTenantId === tenantId ? undefined : actorTenantId;
  const who = { n: tenantId, a: userId, t, m: impersonatorId };
  return { ...who, q: requestId, o: operation, r: resource, i: recordId };
}
