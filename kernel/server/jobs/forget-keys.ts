import { acrossTenants } from '../db/context.ts';
import { defineJob } from './definitions.ts';

/** contract.md: an Idempotency-Key is kept for 24 hours. A question is asked again after a day. */
export const forgetKeys = defineJob({
  name: 'idempotency-keys.forget',
  cron: '7 * * * *',
  async run(_data, { hostDb }) {
    await hostDb.batch(acrossTenants, [
      { text: `delete from idempotency_keys where created_at < now() - interval '24 hours'` },
      { text: `delete from asked_questions where asked_at < now() - interval '24 hours'` },
    ]);
  },
});
