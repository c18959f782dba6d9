import { userRoom } from '#kernel/server';
import type { ScreenListener } from '#kernel/server';

const ownersText = `select distinct owner_id as "ownerId" from calls where id = any($1::uuid[])`;

/** Tells the officer's own windows to ask again; nothing of the call is in the message. */
export const publishCallChange: ScreenListener = async ({ tx, services, writes }) => {
  const ids = writes.flatMap((write) => {
    if (write.write === 'rows') return [write.parentId];
    if (write.write === 'change') return write.ids;
    return write.write === 'move' || write.write === 'create' ? (write.id ?? []) : [];
  });
  const owners = await tx.query<{ ownerId: string }>(ownersText, [ids]);
  const { tenantId } = tx.context;
  tx.afterCommit(() =>
    services.realtime.publishAll(
      owners.map(({ ownerId }) => ({
        room: userRoom(tenantId, ownerId),
        event: 'CallsChanged',
        args: [],
      })),
    ),
  );
};
