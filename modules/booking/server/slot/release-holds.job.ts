import { defineJob, systemContext } from '#kernel/server';
import { toAllSlotsRooms } from './publish-slot-change.ts';

type Gone = { tenant_id: string; id: string; session_id: string };

/** A hold counts as none from its last minute on; this only clears the table and tells the screens. */
export const releaseHolds = defineJob({
  name: 'release-holds',
  cron: '* * * * *',
  async run(_data, services) {
    const [found] = await services.hostDb.batch(systemContext(''), [
      {
        text: `update appointment_slots set state = 'free', held_by_id = null, held_by_name = null,
            held_until = null
          where state = 'held' and held_until < now() returning tenant_id, id, session_id`,
      },
    ]);
    const byTenant = Map.groupBy((found?.rows ?? []) as Gone[], (row) => row.tenant_id);
    services.realtime.publishAll(
      [...byTenant].flatMap(([tenantId, rows]) =>
        toAllSlotsRooms(
          tenantId,
          'SlotsChanged',
          rows.map(({ id, session_id: sessionId }) => ({ id, sessionId, state: 'free' })),
        ),
      ),
    );
  },
});
