import type { ImportReport, TaskDetail } from '#kernel/domain';
import type { Sheet } from './read-sheet.ts';

type Value = Partial<Pick<ImportReport, 'imported' | 'skipped' | 'batchId'>> | null;

/** What a background import came to, in the shape that a small one answers. */
export function taskReport(task: TaskDetail, sheet: Sheet): ImportReport {
  const { imported = 0, skipped = 0, batchId = null } = (task.value as Value) ?? {};
  return {
    total: task.rowsTotal ?? task.rowsDone,
    valid: task.rowsDone - task.rowsFailed,
    imported,
    skipped,
    batchId,
    faults: task.failedRows.map(({ row = 0, message }) => ({
      row: sheet.numbers.indexOf(row) + 1,
      column: '',
      message,
    })),
    twins: [],
  };
}

/** Why it did not come to its end; null when it did. */
export function whyUnfinished({ state, error, rowsDone, rowsTotal }: TaskDetail): string | null {
  if (state === 'done') return null;
  const figures = `${rowsDone.toLocaleString('en-AU')} of ${(rowsTotal ?? 0).toLocaleString('en-AU')}`;
  const why = error ?? 'The import was cancelled.';
  return `${why} ${figures} rows were worked on before. What was imported can be undone below.`;
}
