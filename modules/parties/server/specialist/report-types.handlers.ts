import { handle } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import { changeReportTypes, decideReportTypes } from '../../domain/index.ts';
import type { ReportType } from '../../domain/index.ts';
import { asList } from '../people/booking-history.ts';

const readText = `select t.id, t.report_type_id as "reportTypeId",
    t.turnaround_days::int as "turnaroundDays",
    json_build_object('id', t.report_type_id, 'displayName', coalesce(v.label, '')) as "reportType"
  from specialist_report_types t
  left join platform_values v on v.tenant_id = t.tenant_id and v.id = t.report_type_id
  where t.tenant_id = $1 and t.specialist_id = $2 and not t.is_deleted order by v.label, t.id`;

export const reportTypesOf = (tx: Tx, specialistId: string): Promise<ReportType[]> =>
  tx.query<ReportType>(readText, [tx.context.tenantId, specialistId]);

/** C-218. */
export const reportTypeHandlers: readonly Handler[] = [
  handle(changeReportTypes, async ({ record, input, tx, write }) => {
    const known = await reportTypesOf(tx, record.id);
    await write(decideReportTypes(record.id, input.items, known));
    return asList(await reportTypesOf(tx, record.id));
  }),
];
