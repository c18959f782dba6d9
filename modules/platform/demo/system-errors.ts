import type { PlainDate } from '#kernel/domain';
import { idOf, momentBefore, randomOf } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { tenantId } from './tenants.ts';
import type { TenantName } from './tenants.ts';

type Fault = {
  readonly tenant: TenantName;
  readonly source: 'server' | 'browser';
  readonly message: string;
  readonly route: string;
  readonly place: string;
  readonly times: number;
  readonly daysAgo: number;
  readonly isResolved?: true;
};

const faults: readonly Fault[] = [
  {
    tenant: 'harbour',
    source: 'server',
    message: 'Error: connect ECONNREFUSED (mail server)',
    route: 'POST /app/users/:id/resend-login-information',
    place: 'server/transport.ts:12',
    times: 3,
    daysAgo: 3,
  },
  {
    tenant: 'harbour',
    source: 'browser',
    message: "TypeError: Cannot read properties of undefined (reading 'getBoundingClientRect')",
    route: '/view/companies',
    place: 'assets/list-table.js:1',
    times: 7,
    daysAgo: 8,
  },
  {
    tenant: 'summit',
    source: 'server',
    message: 'DatabaseError: canceling statement due to statement timeout',
    route: 'GET /app/specialists',
    place: 'db/database.ts:71',
    times: 2,
    daysAgo: 20,
    isResolved: true,
  },
];

/** what an administrator finds on the first look. */
export const systemErrorRows = (today: PlainDate): TableRows => ({
  table: 'system_errors',
  rows: faults.map((fault) => {
    const random = randomOf('fault', fault.message);
    const last = momentBefore(today, fault.daysAgo, random);
    return {
      tenant_id: tenantId(fault.tenant),
      id: idOf('system-error', fault.tenant, fault.message),
      fingerprint: idOf('fingerprint', fault.message).replaceAll('-', '').slice(0, 16),
      source: fault.source,
      message: fault.message,
      route: fault.route,
      place: fault.place,
      occurrences: fault.times,
      first_seen: momentBefore(today, fault.daysAgo + 5, random),
      last_seen: last,
      resolved_at: fault.isResolved ? last : null,
    };
  }),
});
