import type { Services } from '#kernel/server';
import type { HealthCheckName, HealthReport } from '../../domain/index.ts';

export type HealthCheck = (services: Services) => Promise<HealthReport>;

const checks = new Map<HealthCheckName, HealthCheck>();

/** Called by the module that has the part which is checked. */
export function contributeHealthCheck(name: HealthCheckName, check: HealthCheck): void {
  checks.set(name, check);
}

export const healthCheck = (name: HealthCheckName): HealthCheck | undefined => checks.get(name);
