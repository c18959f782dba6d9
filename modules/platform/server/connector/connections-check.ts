import { systemContext } from '#kernel/server';
import { hostTenantId } from '../../domain/index.ts';
import { healthCheckPoint } from '../health/health-check-point.ts';
import { connectorPoint } from './bound-connector.ts';

type Row = { readonly kind: string; readonly total: number; readonly ill: number };

const countText = `select kind, count(*)::int as total, count(*) filter (where state = 'disconnected'
    or paused_until > now() or last_failure_at > coalesce(last_success_at, '-infinity'))::int as ill
  from connections where last_success_at is not null or last_failure_at is not null
  group by kind order by kind`;

/** Of all practices together: whether what is called outside answers. */
export const connectionsCheck = healthCheckPoint.contribute({
  name: 'connections',
  check: async (services) => {
    const [found] = await services.hostDb.batch(systemContext(hostTenantId), [{ text: countText }]);
    const rows = (found?.rows ?? []) as Row[];
    if (!rows.length) return { state: 'off', sentence: 'Nothing outside has been called yet.' };
    const labels = new Map(
      connectorPoint.of(services).map(({ connector }) => [connector.kind, connector.label]),
    );
    const ill = rows.filter((row) => row.ill > 0);
    return {
      state: ill.length ? 'warning' : 'ok',
      sentence: ill.length
        ? 'Some connections do not work as they should.'
        : 'All connections that were used last worked.',
      facts: Object.fromEntries(
        rows.map((row) => [
          labels.get(row.kind) ?? row.kind,
          row.ill ? `${row.ill} of ${row.total} with a fault` : `${row.total} working`,
        ]),
      ),
    };
  },
});
