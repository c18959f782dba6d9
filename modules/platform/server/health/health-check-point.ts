import { defineExtensionPoint } from '#kernel/server';
import type { Services } from '#kernel/server';
import type { HealthCheckName, HealthReport } from '../../domain/index.ts';

type HealthCheck = {
  readonly name: HealthCheckName;
  check(services: Services): Promise<HealthReport>;
};

/** The module that has the part which is checked contributes the check. */
export const healthCheckPoint = defineExtensionPoint<HealthCheck>('platform.healthChecks');
