import { check, fieldSchema } from '#kernel/domain';
import type { ValidationError } from '#kernel/domain';
import * as z from 'zod';
import { specialistReportType } from './specialist-report-type.resource.ts';

export type ReportTypeRow = { reportTypeId: string; turnaroundDays: number };

const { reportTypeId, turnaroundDays } = specialistReportType.fields;
const row = z.strictObject({
  reportTypeId: fieldSchema(reportTypeId),
  turnaroundDays: fieldSchema(turnaroundDays),
});
const schema = z.strictObject({ items: z.array(row).max(100) });

type Read = { ok: true; rows: ReportTypeRow[] } | { ok: false; errors: ValidationError[] };

export function readReportTypes(items: unknown): Read {
  const checked = check(schema, { items });
  if (!checked.ok) return checked;
  const rows = checked.value['items'] as ReportTypeRow[];
  const twin = rows.findIndex(
    (one, index) => rows.findIndex((other) => other.reportTypeId === one.reportTypeId) !== index,
  );
  return twin < 0
    ? { ok: true, rows }
    : {
        ok: false,
        errors: [
          {
            message: 'This report type is listed already.',
            members: [`items.${twin}.reportTypeId`],
          },
        ],
      };
}
