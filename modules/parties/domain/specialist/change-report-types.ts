import { accept, defineAction, listOf, refuse, replaceRows, rows } from '#kernel/domain';
import type { Decision, RowOf, ValueOfShape } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { specialistReportType } from './specialist-report-type.resource.ts';
import { specialist } from './specialist.resource.ts';

const { specialistId: _owner, ...fields } = specialistReportType.fields;

/** What a row of the list carries. */
export const reportTypeRowFields = fields;
export type ReportTypeRow = RowOf<typeof reportTypeRowFields>;

/** One report type as it is answered. */
export const reportTypeShape = {
  id: 'id',
  reportTypeId: 'id',
  turnaroundDays: 'number',
  reportType: { id: 'id', displayName: 'text' },
} as const;

export type ReportType = ValueOfShape<typeof reportTypeShape>;

/** C-218: `{ items: [{ reportTypeId, turnaroundDays }] }` replaces the whole list. */
export const changeReportTypes = defineAction({
  name: 'changeReportTypes',
  on: specialist,
  label: 'Change report types',
  route: 'PUT /app/specialists/{id}/report-types',
  roles: settingsStaff,
  input: { items: rows('Report types', reportTypeRowFields, { max: 100 }) },
  answer: listOf(reportTypeShape),
});

/** The row that says what an earlier row says already; null when each is there once. */
export function repeatedReportType(items: readonly ReportTypeRow[]): number | null {
  const ids = items.map(({ reportTypeId }) => reportTypeId);
  const at = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  return at < 0 ? null : at;
}

type KnownRow = { readonly id: string; readonly reportTypeId: string };

/** A report type that is there already keeps its row. */
export function decideReportTypes(
  specialistId: string,
  items: readonly ReportTypeRow[],
  known: readonly KnownRow[],
): Decision {
  const twin = repeatedReportType(items);
  if (twin !== null) return refuse('reportTypeTwice', { field: `items.${twin}.reportTypeId` });
  const idOf = (wanted: string) =>
    known.find(({ reportTypeId }) => reportTypeId === wanted)?.id ?? null;
  return accept(
    replaceRows(
      specialistReportType,
      specialistId,
      items.map((item) => ({ ...item, id: idOf(item.reportTypeId) })),
    ),
  );
}
