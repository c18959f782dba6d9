import { acrossTenants } from '#kernel/server';
import { healthCheckPoint } from '../health/health-check-point.ts';

const countText = `select coalesce(t.customer_name, t.name) as name,
    (select count(*)::int from contradictions c where c.tenant_id = t.id and c.gone_at is null) as found
  from tenants t where not t.is_deleted
    and exists (select from contradiction_looks l where l.tenant_id = t.id) order by 2 desc, 1`;

type Counted = { readonly name: string; readonly found: number };

/** The host sees how many there are of whom, and nothing of what they are about. */
export const contradictionsCheck = healthCheckPoint.contribute({
  name: 'contradictions',
  check: async ({ hostDb }) => {
    const [counted] = await hostDb.batch(acrossTenants, [{ text: countText }]);
    const tenants = (counted?.rows ?? []) as Counted[];
    if (!tenants.length)
      return { state: 'off', sentence: 'Nobody has looked yet. It is done every night.' };
    const all = tenants.reduce((sum, { found }) => sum + found, 0);
    return {
      state: all > 0 ? 'warning' : 'ok',
      sentence:
        all > 0
          ? 'Records contradict each other. The page Contradictions of the tenant names them.'
          : 'Nothing contradicts itself.',
      facts: Object.fromEntries(tenants.map(({ name, found }) => [name, found])),
    };
  },
});
