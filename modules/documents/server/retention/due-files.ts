/** $1 is now. A file of a field belongs to its record and goes with it; a held one is never due. */
const dueRows = `select f.tenant_id, f.id, f.name, f.size, f.creation_time, f.owner_resource,
    f.owner_id, y.name as type_name, y.removes_by_itself,
    (case when y.retention_from = 'newestFile' and f.owner_id is not null
      then (select max(n.creation_time) from files n where n.tenant_id = f.tenant_id
        and n.owner_resource = f.owner_resource and n.owner_id = f.owner_id and n.status = 'stored')
      else f.creation_time end) + make_interval(years => y.retention_years::int) as due_at
  from files f join attachment_types y on y.tenant_id = f.tenant_id and y.id = f.attachment_type_id
  where f.status = 'stored' and f.owner_property is null and y.retention_years is not null
    and file_hold_reason(f.tenant_id, f.id, f.owner_resource, f.owner_id) is null`;

export const dueListText = `select d.id, d.name, d.size::float8 as "fileSizeInByte",
    d.type_name as "attachmentType", d.creation_time as "creationTime",
    to_char(d.due_at, 'YYYY-MM-DD') as "dueOn", d.removes_by_itself as "removesByItself",
    d.owner_resource as "ownerResource", d.owner_id as "ownerId",
    count(*) over ()::int as total
  from (${dueRows}) d where d.tenant_id = current_tenant() and d.due_at <= $1::timestamptz
  order by d.due_at, d.id limit 200`;

export const dueSumText = `select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes
  from (${dueRows}) d where d.tenant_id = current_tenant() and d.due_at <= $1::timestamptz`;

/** $2: only what goes by itself; $3: of one tenant, null for all. */
export const removeDueText = `with gone as (
    update files set status = 'removed', removed_at = $1::timestamptz
    where status = 'stored' and (tenant_id, id) in (
      select tenant_id, id from (${dueRows}) d
      where d.due_at <= $1::timestamptz and (d.removes_by_itself or not $2::boolean)
        and ($3::uuid is null or d.tenant_id = $3) limit 1000)
    returning size)
  select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes from gone`;

export type DueFile = {
  readonly id: string;
  readonly name: string;
  readonly fileSizeInByte: number;
  readonly attachmentType: string;
  readonly creationTime: string;
  readonly dueOn: string;
  readonly removesByItself: boolean;
  readonly ownerResource: string | null;
  readonly ownerId: string | null;
  readonly total: number;
};
