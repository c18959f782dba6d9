import { invalid, handle, newId, Refused } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import { changeReportTypes, readReportTypes } from '../../domain/index.ts';

const fitText = `select count(*)::int as count from lookup_config
  where tenant_id = $1 and type = 'typeOfReport' and not is_deleted and id = any ($2::uuid[])`;

const goneText = `update specialist_report_types set is_deleted = true,
    last_modifier_id = current_actor(), last_modification_time = now(),
    concurrency_stamp = gen_random_uuid()
  where tenant_id = $1 and specialist_id = $2 and not is_deleted
    and report_type_id <> all ($3::uuid[])`;

const changedText = `update specialist_report_types t set turnaround_days = $4::numeric,
    last_modifier_id = current_actor(), last_modification_time = now(),
    concurrency_stamp = gen_random_uuid()
  where t.tenant_id = $1 and t.specialist_id = $2 and t.report_type_id = $3::uuid
    and not t.is_deleted and t.turnaround_days <> $4::numeric`;

const addedText = `insert into specialist_report_types
    (tenant_id, id, specialist_id, report_type_id, turnaround_days, creator_id, last_modifier_id)
  select $1::uuid, $5::uuid, $2::uuid, $3::uuid, $4::numeric, current_actor(), current_actor()
  where not exists (select from specialist_report_types
    where tenant_id = $1 and specialist_id = $2 and report_type_id = $3::uuid and not is_deleted)`;

const readText = `select t.id, t.report_type_id as "reportTypeId",
    t.turnaround_days::int as "turnaroundDays",
    json_build_object('id', v.id, 'displayName', v.label) as "reportType"
  from specialist_report_types t
  join lookup_config v on v.tenant_id = t.tenant_id and v.id = t.report_type_id
  where t.tenant_id = $1 and t.specialist_id = $2 and not t.is_deleted order by v.label, t.id`;

export const reportTypesOf = (tx: Tx, specialistId: string): Promise<object[]> =>
  tx.query<object>(readText, [tx.context.tenantId, specialistId]);

/** C-218. */
export const reportTypeHandlers: readonly Handler[] = [
  handle(changeReportTypes, async ({ record, input, tx }) => {
    const read = readReportTypes(input.items);
    if (!read.ok) throw invalid(read.errors);
    const owner = [tx.context.tenantId, record.id];
    const ids = read.rows.map(({ reportTypeId }) => reportTypeId);
    const [fit] = await tx.query<{ count: number }>(fitText, [owner[0], ids]);
    if (fit?.count !== ids.length) throw new Refused('unknownReference', { field: 'items' });
    await tx.query(goneText, [...owner, ids]);
    for (const { reportTypeId, turnaroundDays } of read.rows) {
      await tx.query(changedText, [...owner, reportTypeId, turnaroundDays]);
      await tx.query(addedText, [...owner, reportTypeId, turnaroundDays, newId()]);
    }
    const items = await reportTypesOf(tx, record.id);
    return { items, totalCount: items.length };
  }),
];
