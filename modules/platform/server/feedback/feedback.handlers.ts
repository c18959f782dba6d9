import { answer, Refused, handle, isUuid } from '#kernel/server';
import type { ActionRequest, Handler } from '#kernel/server';
import { markFeedbackRead, readFeedbackInbox } from '../../domain/index.ts';
import { pageOf } from '../paging.ts';
import { visibleTenantId, batchAsTenantOrHost } from '../tenant-or-host.ts';

const whereText = `not f.is_deleted and ($1::uuid is null or f.tenant_id = $1)
  and ($2::text = 'all' or f.read_time is null)
  and ($3::text is null or f.category = $3)
  and ($4::text is null or f.search_text like '%' || lower($4) || '%')`;

const listText = `select f.id, f.tenant_id as "tenantId", coalesce(t.customer_name, t.name) as "tenantName",
    f.subject, f.category, f.message, f.page, u.name as "senderName",
    f.creation_time as "creationTime", f.read_time as "readTime",
    case when a.id is not null then json_build_object('id', a.id, 'displayName', a.name) end as attachment
  from feedback f
  left join tenants t on t.id = f.tenant_id
  left join accounts u on u.tenant_id = f.tenant_id and u.id = f.creator_id
  left join files a on a.tenant_id = f.tenant_id and a.id = f.attachment_id
  where ${whereText} order by f.creation_time desc, f.id limit $5 offset $6`;

const countText = `select count(*)::int as total from feedback f where ${whereText}`;

const readText = `update feedback set read_time = coalesce(read_time, now())
  where id = $1 and ($2::uuid is null or tenant_id = $2) and not is_deleted returning id`;

async function markRead({ actor, services, params }: ActionRequest): Promise<void> {
  const id = params['id'];
  if (!isUuid(id)) throw new Refused('notFound');
  const [done] = await batchAsTenantOrHost(services, actor, [
    { text: readText, values: [id, visibleTenantId(actor)] },
  ]);
  if (!done?.rows.length) throw new Refused('notFound');
}

export const feedbackHandlers: readonly Handler[] = [
  handle(readFeedbackInbox, async ({ actor, input, services }) => {
    const asked = actor.isHost && isUuid(input.tenantId) ? input.tenantId : visibleTenantId(actor);
    const { take, skip } = pageOf(input);
    const text = input.filterText?.replace(/[\\%_]/g, String.raw`\$&`) ?? null;
    const where = [asked, input.state ?? 'all', input.category ?? null, text];
    const [page, counted] = await batchAsTenantOrHost(services, actor, [
      { text: listText, values: [...where, take, skip] },
      { text: countText, values: where },
    ]);
    return answer({
      items: page?.rows ?? [],
      totalCount: Number(counted?.rows[0]?.total ?? 0),
    });
  }),
  // Not through `handle`: the record may stand in another tenant.
  { action: markFeedbackRead, run: markRead },
];
