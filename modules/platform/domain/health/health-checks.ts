import { defineAction, mapOf, oneOf, optional } from '#kernel/domain';
import { tenantAdmin } from '../roles.ts';

/** `off`: nothing is wrong, it was never set up. */
export type HealthState = 'ok' | 'warning' | 'failed' | 'off';

export type HealthReport = {
  readonly state: HealthState;
  readonly sentence: string;
  readonly facts?: Readonly<Record<string, string | number | null>>;
};

export const healthStateText = {
  ok: 'Working',
  warning: 'Needs a look',
  failed: 'Not working',
  off: 'Not set up',
} as const satisfies Record<HealthState, string>;

/** E-041 first, in the order of the spec; then what an operator asks next. */
export const healthChecks = {
  email: 'Email',
  sms: 'SMS',
  'email-service': 'Email service',
  'pdf-licence': 'PDF licence',
  database: 'Database',
  storage: 'File storage',
  jobs: 'Background jobs',
  connections: 'Connections',
  process: 'Server',
  contradictions: 'Contradictions',
} as const;
export type HealthCheckName = keyof typeof healthChecks;
export const healthCheckNames = Object.keys(healthChecks) as HealthCheckName[];

/** B-133, C-036 to C-039. */
export const runHealthCheck = defineAction({
  name: 'run',
  on: 'healthCheck',
  label: 'Health check',
  route: 'GET /app/health-checks/{name}',
  roles: tenantAdmin,
  input: {},
  answer: {
    state: oneOf(['ok', 'warning', 'failed', 'off']),
    sentence: 'text',
    facts: optional(mapOf('json')),
  },
});
