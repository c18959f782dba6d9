import { acrossTenants, defineJob, systemContext, writeBySystem } from '#kernel/server';
import { checkSentence, decideCheckResult } from '../../domain/index.ts';
import { checkLedger } from './check-ledger.ts';

type WithLedger = { readonly tenantId: string };

/** Each practice by itself: what is wrong in one keeps no other from being looked at. */
export const checkLedgers = defineJob({
  name: 'check-ledgers',
  cron: '20 16 * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [
      { text: 'select distinct tenant_id as "tenantId" from journals', values: [] },
    ]);
    for (const { tenantId } of (found?.rows ?? []) as WithLedger[]) {
      signal.throwIfAborted();
      await services.db.transaction(systemContext(tenantId, 'ledgerCheck'), async (tx) => {
        const run = await checkLedger(tx, services, 'nightly');
        await writeBySystem({ tx, services }, decideCheckResult(run));
        if (run.differences.length)
          services.log.error({ tenantId, difference: checkSentence(run) }, 'the ledger differs');
      });
    }
  },
});
