import { acrossTenants, defineJob } from '#kernel/server';
import { lookAtModule, lookedAtModules } from './keep-contradictions.ts';

const tenantsText = `select id from tenants where is_active and not is_deleted order by id`;

/** Each tenant by itself: what is wrong in one keeps no other from being looked at. */
export const lookEveryNight = defineJob({
  name: 'platform.lookForContradictions',
  cron: '10 18 * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [{ text: tenantsText }]);
    for (const { id } of (found?.rows ?? []) as { id: string }[]) {
      for (const module of lookedAtModules(services)) {
        signal.throwIfAborted();
        const wrong = await lookAtModule(services, id, module);
        if (wrong.length)
          services.log.warn(
            { tenantId: id, module, found: wrong.length },
            'records contradict each other',
          );
      }
    }
  },
});
