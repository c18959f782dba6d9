import { findLinkDefinition } from '#kernel/domain';
import { Refused, handle, isUuid } from '#kernel/server';
import {
  listLiveLinks,
  listedLinkKinds,
  liveLinksPageSize,
  withdrawLink,
} from '../../domain/index.ts';
import type { LiveLink } from '../../domain/index.ts';
import { aliveSql } from './find-link.ts';
import { recordOfLink } from './link-subject.ts';
import { withdrawLinkById } from './withdraw-links.ts';

type Row = Omit<LiveLink, 'label'> & {
  readonly subjectOf: string | null;
  readonly subjectId: string | null;
  readonly totalCount: number;
};

const instant = (column: string) =>
  `to_char(l.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const listText = `select l.id, l.kind, coalesce(nullif(trim(u.name), ''), case when l.issuer_tenant_id <> l.tenant_id then 'Host' end) as issuer, l.address,
    l.record_module as "recordModule", l.record_id as "recordId",
    nullif(l.record_name, '') as "recordName", l.subject_of as "subjectOf", l.subject_id as "subjectId",
    ${instant('created_at')} as "createdAt", ${instant('expires_at')} as "expiresAt",
    ${instant('last_opened_at')} as "lastOpenedAt", l.times_opened as "timesOpened",
    (count(*) over ())::int as "totalCount"
  from links l left join accounts u on u.tenant_id = l.issuer_tenant_id and u.id = l.issuer_id
  where l.tenant_id = current_tenant() and l.kind = any ($2::text[]) and ${aliveSql}
    and ($3::text is null or strpos(lower(concat_ws(' ', l.address, l.record_name, u.name)), lower($3)) > 0)
  order by l.created_at desc, l.id desc offset $4 limit ${liveLinksPageSize}`;

/** A link whose record was deleted since is dead; it is left out where it is found. */
const listHandler = handle(listLiveLinks, async ({ tx, services, input }) => {
  const kinds = Object.keys(listedLinkKinds()).filter((kind) => !input.kind || input.kind === kind);
  const search = input.filterText?.trim() || null;
  const rows = await tx.query<Row>(listText, [services.now(), kinds, search, input.skipCount ?? 0]);
  const items: LiveLink[] = [];
  for (const { subjectOf, subjectId, totalCount: _, ...link } of rows) {
    const record = await recordOfLink(tx, services, { ...link, subjectOf, subjectId });
    if (record) items.push({ ...link, label: findLinkDefinition(link.kind)?.label ?? link.kind });
  }
  return { totalCount: (rows[0]?.totalCount ?? 0) - (rows.length - items.length), items };
});

const withdrawHandler = handle(withdrawLink, async ({ tx, services, params }) => {
  const id = params['linkId'] ?? '';
  if (!isUuid(id) || !(await withdrawLinkById(tx, services, id))) throw new Refused('notFound');
});

export const liveLinkHandlers = [listHandler, withdrawHandler];
