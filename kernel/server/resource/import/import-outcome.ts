import type { AnyResource, FailedRow, ImportReport } from '#kernel/domain';
import { importColumns } from '#kernel/domain';
import type { StepOutcome, TaskEnd } from '../../tasks/task-work.ts';

/** What an import leaves for programs to read. */
export type ImportValue = {
  readonly imported: number;
  readonly skipped: number;
  /** How it is undone; null as long as nothing was written. */
  readonly batchId: string | null;
};

/** What one part adds to what the parts before it did. `sheetRow` turns a row into its number. */
export function importOutcome(
  resource: AnyResource,
  report: ImportReport,
  before: ImportValue | null,
  sheetRow: (row: number) => number = (row) => row,
): Pick<StepOutcome, 'failed' | 'value'> {
  const value: ImportValue = {
    imported: (before?.imported ?? 0) + report.imported,
    skipped: (before?.skipped ?? 0) + report.skipped,
    batchId: before?.batchId ?? report.batchId,
  };
  return { failed: failedRows(resource, report, sheetRow), value };
}

/** One for each row, however many of its cells are wrong. */
function failedRows(
  resource: AnyResource,
  { faults }: ImportReport,
  sheetRow: (row: number) => number,
): FailedRow[] {
  const labels = new Map(importColumns(resource).map(({ key, label }) => [key, label]));
  const byRow = Map.groupBy(faults, ({ row }) => row);
  return [...byRow].map(([row, cells]) => ({
    row: sheetRow(row),
    message: cells
      .map(({ column, message }) =>
        column ? `${labels.get(column) ?? column}: ${message}` : message,
      )
      .join(' '),
  }));
}

/** `4,990 of 5,000 rows imported. 8 left out because they may be there already.` */
export function importSummary(value: unknown, total: number): TaskEnd {
  const { imported = 0, skipped = 0 } = (value ?? {}) as Partial<ImportValue>;
  const figure = (count: number) => count.toLocaleString('en-AU');
  const left = skipped ? ` ${figure(skipped)} left out because they may be there already.` : '';
  const rows = total === 1 ? 'row' : 'rows';
  return { summary: `${figure(imported)} of ${figure(total)} ${rows} imported.${left}` };
}
