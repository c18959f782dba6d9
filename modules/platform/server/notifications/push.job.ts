import { defineJob, systemContext, userRoom } from '#kernel/server';
import { creatorJoin, itemJson } from './notification-sql.ts';
import { pushJob } from './notify.ts';

/** D25: whoever lost the account since, or has read it already, is not told. */
const pushedText = `select n.recipient_id, ${itemJson} as item
  from notifications n
  join accounts r on r.tenant_id = n.tenant_id and r.id = n.recipient_id and r.is_active
  ${creatorJoin}
  where n.tenant_id = $1 and n.id = any ($2::uuid[]) and n.read_time is null`;

type Row = { recipient_id: string; item: object };

/** C-019. A browser that is away finds it in its list later. */
export const pushNotifications = defineJob({
  name: pushJob,
  retryLimit: 3,
  async run(data, { db, realtime }) {
    const { tenantId, ids } = data as { tenantId: string; ids: string[] };
    const [found] = await db.batch(systemContext(tenantId), [
      { text: pushedText, values: [tenantId, ids] },
    ]);
    const rows = (found?.rows ?? []) as Row[];
    realtime.publishAll(
      rows.map(({ recipient_id: recipient, item }) => ({
        room: userRoom(tenantId, recipient),
        event: 'ReceiveMessage',
        args: [JSON.stringify(item)],
      })),
    );
  },
});
