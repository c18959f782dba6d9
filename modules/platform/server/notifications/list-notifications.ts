import type { Actor } from '#kernel/domain';
import { Refused, contextOf, invalid, isUuid } from '#kernel/server';
import type { Services } from '#kernel/server';
import { parseNotificationQuery } from '../../domain/index.ts';
import { creatorJoin, itemJson } from './notification-sql.ts';

/** B-384: how many earlier updates come with the newest; the rest are found by the object. */
const mostShown = 10;

/** B-384: one row for each object, the newest update first. */
const groupedText = `with mine as materialized (
    select id, sent_time, coalesce(object_id, id) as about from notifications
    where tenant_id = $1 and recipient_id = $2
      and (cardinality($3::text[]) = 0 or type = any ($3::text[]))
      and (not $4::boolean or read_time is null)
  ), grouped as (
    select about, count(*)::int as total,
      (array_agg(id order by sent_time desc, id desc))[1:${mostShown + 1}] as ids, max(sent_time) as newest
    from mine group by about
  ), page as (select * from grouped order by newest desc, about limit $5 offset $6)
  select json_build_object(
    'items', coalesce((select json_agg(${itemJson}::jsonb || jsonb_build_object(
        'totalUpdateCount', page.total,
        'moreUpdates', coalesce((select json_agg(${itemJson} order by n.sent_time desc, n.id desc)
          from notifications n ${creatorJoin}
          where n.tenant_id = $1 and n.id = any (page.ids[2:])), '[]'::json))
        order by page.newest desc, page.about)
      from page join notifications n on n.tenant_id = $1 and n.id = page.ids[1] ${creatorJoin}), '[]'::json),
    'totalCount', (select count(*) from grouped))`;

/** C-022. Answers JSON text. */
export async function listNotifications(
  { db }: Services,
  actor: Actor,
  given: Readonly<Record<string, unknown>>,
): Promise<string> {
  const query = parseNotificationQuery(given);
  if (!query.ok) throw invalid(query.errors);
  const { types, onlyUnread, maxResultCount, skip } = query.value;
  const values = [actor.tenantId, actor.userId, types, onlyUnread, maxResultCount, skip];
  const [found] = await db.batch(contextOf(actor), [{ text: groupedText, values, raw: true }]);
  return found?.raw ?? '';
}

const ofObjectText = `select json_build_object(
    'items', coalesce(json_agg(item order by sent_time desc, id desc), '[]'::json),
    'totalCount', count(*))
  from (select n.sent_time, n.id, ${itemJson} as item from notifications n ${creatorJoin}
    where n.tenant_id = $1 and n.recipient_id = $2 and n.object_id = $3
    order by n.sent_time desc, n.id desc limit 100) found`;

/** C-023: all updates of one object. */
export async function notificationsOfObject(
  { db }: Services,
  actor: Actor,
  objectId: unknown,
): Promise<string> {
  if (!isUuid(objectId)) throw new Refused('malformed');
  const values = [actor.tenantId, actor.userId, objectId];
  const [found] = await db.batch(contextOf(actor), [{ text: ofObjectText, values, raw: true }]);
  return found?.raw ?? '';
}
