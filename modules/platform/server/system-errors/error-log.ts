import { createHash } from 'node:crypto';
import type { Actor } from '#kernel/domain';
import { newId, systemContext } from '#kernel/server';
import type { Services, Statement } from '#kernel/server';
import { hostTenantId, placeOf, scrubMessage } from '../../domain/index.ts';

export type Fault = {
  readonly source: 'server' | 'browser';
  readonly message: string;
  readonly route: string;
  readonly place: string;
  readonly tenantId: string;
  readonly userId: string | null;
};

type Waiting = Fault & { readonly fingerprint: string; count: number };

const flushMs = 500;
/** A storm of different faults costs a bounded amount of memory and of rows. */
const mostWaiting = 100;
const mostOfTenant = 500;

/** What is back after it was resolved is open again. */
const upsertText = `insert into system_errors (tenant_id, id, fingerprint, source, message, route, place,
    occurrences, first_seen, last_seen, last_user_id)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10
  where exists (select from system_errors where tenant_id = $1 and fingerprint = $3)
    or (select count(*) from system_errors where tenant_id = $1) < ${mostOfTenant}
  on conflict (tenant_id, fingerprint) do update set
    occurrences = system_errors.occurrences + excluded.occurrences, last_seen = excluded.last_seen,
    last_user_id = coalesce(excluded.last_user_id, system_errors.last_user_id),
    resolved_at = null, resolver_id = null`;

const fingerprintOf = ({ source, message, route, place }: Fault): string =>
  createHash('sha256')
    .update([source, route, place, message].join('\n'))
    .digest('hex')
    .slice(0, 16);

export type ErrorLog = {
  /** Neither throws nor waits. */
  note(fault: Fault): void;
  flush(): Promise<void>;
};

function openErrorLog(services: Services): ErrorLog {
  const waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;

  const statementOf = (fault: Waiting): Statement => ({
    text: upsertText,
    values: [
      fault.tenantId,
      newId(),
      fault.fingerprint,
      fault.source,
      fault.message,
      fault.route,
      fault.place,
      fault.count,
      services.now(),
      fault.userId,
    ],
  });

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const faults = [...waiting.values()];
    waiting.clear();
    for (const fault of faults) {
      await services.db
        .batch(systemContext(fault.tenantId), [statementOf(fault)])
        .catch((error: Error) => services.log.warn({ err: error }, 'a fault could not be kept'));
    }
  };

  return {
    flush,
    note(fault) {
      const fingerprint = fingerprintOf(fault);
      const key = `${fault.tenantId} ${fingerprint}`;
      const known = waiting.get(key);
      if (known) known.count += 1;
      else if (waiting.size < mostWaiting) waiting.set(key, { ...fault, fingerprint, count: 1 });
      timer ??= setTimeout(() => void flush(), flushMs).unref();
    },
  };
}

const logs = new WeakMap<Services, ErrorLog>();

export function errorLogOf(services: Services): ErrorLog {
  let log = logs.get(services);
  if (!log) {
    log = openErrorLog(services);
    logs.set(services, log);
  }
  return log;
}

/** The message without what may be somebody's data; the stack only as the place it names. */
export const serverFault = (error: Error, route: string, actor: Actor | null): Fault => ({
  source: 'server',
  message: scrubMessage(`${error.name}: ${error.message}`),
  route: route.slice(0, 300),
  place: placeOf(error.stack),
  tenantId: actor?.tenantId ?? hostTenantId,
  userId: actor?.userId ?? null,
});
