import type { Actor } from '#kernel/domain';
import { Refused, contextOf, isUuid } from '#kernel/server';
import type { Services } from '#kernel/server';
import type { NotificationSummary } from '../../domain/index.ts';

const mine = 'tenant_id = $1 and recipient_id = $2';

/** B-076, B-079. What was read first stays read since then. */
export async function markNotification(
  { db }: Services,
  actor: Actor,
  id: string,
  { isRead }: { isRead: boolean },
): Promise<void> {
  if (!isUuid(id)) throw new Refused('notFound');
  const [changed] = await db.batch(contextOf(actor), [
    {
      text: `update notifications set read_time = case when $4::boolean then coalesce(read_time, now()) end
             where ${mine} and id = $3`,
      values: [actor.tenantId, actor.userId, id, isRead],
    },
  ]);
  if (!changed?.count) throw new Refused('notFound');
}

/** B-078. */
export async function markAllNotifications({ db }: Services, actor: Actor): Promise<void> {
  await db.batch(contextOf(actor), [
    {
      text: `update notifications set read_time = now() where ${mine} and read_time is null`,
      values: [actor.tenantId, actor.userId],
    },
  ]);
}

/** B-077: everything about a record that was opened. Answers how many there were. */
export async function markObjectNotifications(
  { db }: Services,
  actor: Actor,
  objectId: unknown,
): Promise<{ marked: number }> {
  if (!isUuid(objectId)) throw new Refused('malformed');
  const [changed] = await db.batch(contextOf(actor), [
    {
      text: `update notifications set read_time = now()
             where ${mine} and object_id = $3 and read_time is null`,
      values: [actor.tenantId, actor.userId, objectId],
    },
  ]);
  return { marked: changed?.count ?? 0 };
}

const summaryText = `select count(*)::int as "totalCount",
    count(*) filter (where read_time is null)::int as "totalUnreadCount",
    count(*) filter (where read_time is null and type = 'Action Required')::int
      as "unreadActionRequiredCount"
  from notifications where ${mine}`;

/** C-027. */
export async function notificationSummary(
  { db }: Services,
  actor: Actor,
): Promise<NotificationSummary> {
  const [found] = await db.batch(contextOf(actor), [
    { text: summaryText, values: [actor.tenantId, actor.userId] },
  ]);
  return found?.rows[0] as NotificationSummary;
}
