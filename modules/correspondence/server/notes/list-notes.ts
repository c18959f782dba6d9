import type { Tx } from '#kernel/server';
import type { ShownNote } from '../../domain/index.ts';

type NotePage = { readonly items: readonly ShownNote[]; readonly totalCount: number };

type Asked = {
  readonly fromModule: string;
  readonly objectId: string;
  readonly communicationType?: string | null | undefined;
  readonly filterText?: string | null | undefined;
  readonly userId: string;
  /** Which notes the reader may change. */
  readonly changes: 'any' | 'own' | 'none';
  readonly skip: number;
  readonly take: number;
};

const named = (table: string, names: string) => `coalesce((
  select json_agg(json_build_object('id', n.id, 'displayName', n.name) order by lower(n.name))
  from ${table} l join ${names} n on n.tenant_id = l.tenant_id and n.id = l.target_id
  where l.tenant_id = t.tenant_id and l.owner_id = t.id), '[]')`;

/** The policy of the table leaves out what is not for the reader, in the page and in the total. */
const listText = `select t.id, t.concurrency_stamp as "concurrencyStamp",
    t.communication_type as "communicationType", t.subject, t.content, t.happened_at as "happenedAt",
    t.creation_time as "creationTime",
    exists (select 1 from property_changes c where c.tenant_id = t.tenant_id and c.record_id = t.id
      and c.resource = 'correspondence' and c.property_name in ('content', 'subject')) as "isEdited",
    t.visibility, ${named('correspondences__groups', 'identity_groups')} as groups,
    ${named('correspondences__mentions', 'accounts')} as mentions,
    t.delivery_method as "deliveryMethod", t.attendance_parties as "attendanceParties",
    t.is_pinned as "isPinned",
    case when a.id is not null then json_build_object('id', a.id, 'displayName', a.name) end as author,
    ($6 = 'any' or ($6 = 'own' and t.author_id = $7::uuid)) as "mayChange",
    count(*) over()::int as total
  from correspondences t
    left join accounts a on a.tenant_id = t.tenant_id and a.id = t.author_id
  where t.tenant_id = $1 and t.from_module = $2 and t.object_id = $3 and not t.is_deleted
    and ($4::text is null or t.communication_type = $4)
    and ($5::text is null or t.search_text like '%' || $5 || '%')
  order by t.is_pinned desc, t.happened_at desc, t.id desc limit $8 offset $9`;

export async function listNotes(tx: Tx, asked: Asked): Promise<NotePage> {
  const words = asked.filterText?.trim().toLowerCase();
  const rows = await tx.query<ShownNote & { total: number }>(listText, [
    tx.context.tenantId,
    asked.fromModule,
    asked.objectId,
    asked.communicationType ?? null,
    words ? words.replace(/[\\%_]/g, String.raw`\$&`) : null,
    asked.changes,
    asked.userId,
    asked.take,
    asked.skip,
  ]);
  return {
    items: rows.map(({ total: _total, ...note }) => note),
    totalCount: rows[0]?.total ?? 0,
  };
}
