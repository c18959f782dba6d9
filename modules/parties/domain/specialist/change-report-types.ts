import { check, defineAction, fieldSchema, json } from '#kernel/domain';
import type { ValidationError } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import * as z from 'zod';
import { specialistReportType } from './specialist-report-type.resource.ts';

/** C-218: `{ items: [{ reportTypeId, turnaroundDays }] }` replaces the whole list. */
export const changeReportTypes = defineAction({
  name: 'changeReportTypes',
  on: 'specialist',
  label: 'Change report types',
  route: 'PUT /app/specialists/{id}/report-types',
  roles: settingsStaff,
  input: { items: json('Report types') },
});

export type ReportTypeRow = { reportTypeId: string; turnaroundDays: number };

const { reportTypeId, turnaroundDays } = specialistReportType.fields;
let schema: z.ZodType | undefined;

/** Made when it is first asked for: a page that checks nothing need not load the checks. */
function schemaOfRows(): z.ZodType {
  const row = z.strictObject({
    reportTypeId: fieldSchema(reportTypeId),
    turnaroundDays: fieldSchema(turnaroundDays),
  });
  return (schema ??= z.strictObject({ items: z.array(row).max(100) }));
}

type Read = { ok: true; rows: ReportTypeRow[] } | { ok: false; errors: ValidationError[] };

export function readReportTypes(items: unknown): Read {
  const checked = check(schemaOfRows(), { items });
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
