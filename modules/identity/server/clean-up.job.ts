import { defineJob, systemContext } from '#kernel/server';
import { hostTenantId } from '#platform/domain';

/** Ended sign-ins, links and keys are kept this long for those who ask who was signed in when. */
const keptDays = 90;

/** Rows that can have no effect any more. */
export const identityCleanUp = defineJob({
  name: 'identity.cleanUp',
  cron: '*/10 * * * *',
  async run(_data, { hostDb, now }) {
    const old = new Date(now().getTime() - keptDays * 86_400_000);
    await hostDb.batch(systemContext(hostTenantId), [
      { text: 'delete from oidc_payloads where expires_at < $1', values: [now()] },
      { text: 'delete from sign_in_steps where expires_at < $1', values: [now()] },
      { text: 'delete from links where expires_at < $1', values: [old] },
      { text: 'delete from api_keys where least(expires_at, withdrawn_at) < $1', values: [old] },
      { text: 'delete from sign_ins where ended_at < $1', values: [old] },
      { text: 'delete from impersonations where started_at < $1', values: [old] },
    ]);
  },
});
