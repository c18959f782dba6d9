import type { Prepared } from './one-trip.ts';

const instant = (name: string) =>
  `to_char(t.${name} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** B-321, as the product says it. */
const outOfUse = (alias: string) =>
  `case when ${alias}.is_deleted or not ${alias}.is_active then ' (InActive)' else '' end`;

const references = `t.company_id as "companyId",
  case when c.id is null then null
    else json_build_object('id', c.id, 'displayName', coalesce(c.name, '') || ${outOfUse('c')}) end as company,
  t.manager_id as "managerId",
  case when m.id is null then null else json_build_object('id', m.id,
    'displayName', coalesce(m.first_name, '') || ' ' || coalesce(m.last_name, '') || ${outOfUse('m')}) end as manager`;

const can = `'["benchRecord.read","benchRecord.update","benchRecord.delete"]'::json as can`;

/** What the list shows. */
const listColumns = `t.id, t.name, t.status, ${references}, t.amount::text, t.is_active as "isActive",
  coalesce(t.name, '') as "displayName", t.concurrency_stamp as "concurrencyStamp", ${can}`;

const columns = `t.id, t.name, t.reference, t.status, ${references},
  t.amount::text, t.due_date as "dueDate", t.is_active as "isActive", t.city, t.notes,
  coalesce(t.name, '') as "displayName", t.concurrency_stamp as "concurrencyStamp",
  ${instant('creation_time')} as "creationTime",
  ${instant('last_modification_time')} as "lastModificationTime",
  ${can}`;

const joins = `left join companies c on c.tenant_id = t.tenant_id and c.id = t.company_id
  left join users m on m.tenant_id = t.tenant_id and m.id = t.manager_id`;

export const forReading: Prepared = {
  name: 'for-reading',
  text: `select set_config('app.tenant', $1, true)`,
};

/** What the history and audit triggers of the table want to know. */
export const forWriting: Prepared = {
  name: 'for-writing',
  text: `select set_config('app.tenant', $1, true), set_config('app.user', $2, true),
    set_config('app.user_name', $3, true), set_config('app.request', $4, true),
    set_config('app.actor_tenant', $1, true)`,
};

export const get: Prepared = {
  name: 'get',
  text: `select row_to_json(r) from (
    select ${columns} from bench_records t ${joins} where t.id = $1 and not t.is_deleted) r`,
};

export const create: Prepared = {
  name: 'create',
  text: `with t as (
    insert into bench_records (tenant_id, id, creator_id, last_modifier_id,
      name, reference, status, company_id, manager_id, amount, due_date, city, notes)
    values (current_tenant(), uuidv7(), current_actor(), current_actor(),
      $1, $2, $3, $4, $5, $6, $7, $8, $9) returning *)
  select row_to_json(r) from (select ${columns} from t ${joins}) r`,
};

export const update: Prepared = {
  name: 'update',
  text: `with t as (
    update bench_records set status = $3, amount = $4, notes = $5, concurrency_stamp = gen_random_uuid(),
      last_modification_time = now(), last_modifier_id = current_actor()
    where id = $1 and concurrency_stamp = $2 and not is_deleted returning *)
  select row_to_json(r) from (select ${columns} from t ${joins}) r`,
};

const lists = new Map<string, { page: Prepared; count: Prepared }>();

type ListShape = {
  readonly filters: readonly ('status' | 'company_id')[];
  readonly isDescending: boolean;
  readonly take: number;
  readonly isFirstPage: boolean;
};

/** One pair of statements for each shape of list, made once; the planner likes to know the limit. */
export function listOf({ filters, isDescending, take, isFirstPage }: ListShape) {
  const name = `${filters.join('-')}-${isDescending}-${take}-${isFirstPage}`;
  let pair = lists.get(name);
  if (!pair) {
    const where = ['not t.is_deleted', ...filters.map((key, at) => `t.${key} = $${at + 1}`)].join(
      ' and ',
    );
    const way = isDescending ? ' desc' : '';
    const order = `order by lower(t.name)${way}, t.id${way}`;
    const offset = isFirstPage ? '' : ` offset $${filters.length + 1}`;
    const ids = `select t.id from bench_records t where ${where} ${order} limit ${take}${offset}`;
    pair = {
      count: { name: `count-${name}`, text: `select count(*) from bench_records t where ${where}` },
      page: {
        name: `page-${name}`,
        text: `select coalesce(json_agg(row_to_json(r)), '[]') from (
          select ${listColumns} from (${ids}) p join bench_records t on t.id = p.id ${joins} ${order}) r`,
      },
    };
    lists.set(name, pair);
  }
  return pair;
}
