import { Refused, handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  healthChecks,
  listMigrations,
  migrateStoredProcedures,
  runHealthCheck,
  scrubMessage,
} from '../../domain/index.ts';
import type { HealthCheckName, HealthReport } from '../../domain/index.ts';
import { mustBeHost } from '../tenant-or-host.ts';
import { healthCheckPoint } from './health-check-point.ts';

const isCheck = (name: string | undefined): name is HealthCheckName =>
  name !== undefined && Object.hasOwn(healthChecks, name);

export const healthHandlers: readonly Handler[] = [
  handle(runHealthCheck, async ({ params, services }): Promise<HealthReport> => {
    const name = params['name'];
    if (!isCheck(name)) throw new Refused('notFound');
    const found = healthCheckPoint.of(services).find((each) => each.name === name);
    if (!found) return { state: 'off', sentence: 'Not installed.' };
    try {
      return await found.check(services);
    } catch (error) {
      return { state: 'failed', sentence: scrubMessage((error as Error).message) };
    }
  }),
  handle(listMigrations, async ({ actor, services }) => {
    mustBeHost(actor);
    return { items: await services.maintenance.migrations() };
  }),
  handle(migrateStoredProcedures, async ({ actor, tx, services }) => {
    mustBeHost(actor);
    const { applied, failed } = await services.maintenance.rebuildFunctions();
    await tx.query("select write_audit($1, 'storedProcedures', 'migration', null, $2)", [
      actor.tenantId,
      { applied: applied.length, failed: failed.length },
    ]);
    return { applied: applied.length, failed: failed.length, names: applied, failures: failed };
  }),
];
