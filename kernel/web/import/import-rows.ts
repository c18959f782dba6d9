import { isEmptyCell, mostImportRows, repeatedRows } from '#kernel/domain';
import type { AnyResource, ImportReport, ImportRow } from '#kernel/domain';
import { api } from '../api/api.ts';
import type { Sheet } from './read-sheet.ts';

/** For each column of the sheet the key that it fills, or null. */
export type Mapping = readonly (string | null)[];

export const rowsOf = ({ rows }: Sheet, mapping: Mapping): ImportRow[] =>
  rows.map((cells) =>
    Object.fromEntries(
      mapping.flatMap((key, at) =>
        key === null || isEmptyCell(cells[at]) ? [] : [[key, cells[at]]],
      ),
    ),
  );

type Options = {
  readonly dryRun?: boolean;
  readonly validOnly?: boolean;
  readonly skipTwins?: boolean;
  readonly batchId?: string;
  readonly fileName?: string;
};

const none: ImportReport = {
  total: 0,
  valid: 0,
  imported: 0,
  skipped: 0,
  batchId: null,
  faults: [],
  twins: [],
};

const together = (a: ImportReport, b: ImportReport): ImportReport => ({
  total: a.total + b.total,
  valid: a.valid + b.valid,
  imported: a.imported + b.imported,
  skipped: a.skipped + b.skipped,
  batchId: a.batchId ?? b.batchId,
  faults: [...a.faults, ...b.faults],
  twins: [...a.twins, ...b.twins],
});

/** Large sheets go in parts; what the parts cannot know of each other is added here. */
export async function sendRows(
  resource: AnyResource,
  rows: readonly ImportRow[],
  options: Options,
  progress: (done: number) => void,
): Promise<ImportReport> {
  let report = none;
  for (let start = 0; start < rows.length; start += mostImportRows) {
    const part = rows.slice(start, start + mostImportRows);
    const body = { ...options, rows: part, firstRow: start + 1 };
    report = together(report, await api.post<ImportReport>(`/app/${resource.base}/import`, body));
    progress(start + part.length);
  }
  return options.dryRun && rows.length > mostImportRows
    ? withRepeats(resource, rows, report)
    : report;
}

function withRepeats(
  resource: AnyResource,
  rows: readonly ImportRow[],
  report: ImportReport,
): ImportReport {
  const known = new Set([...report.faults, ...report.twins].map(({ row }) => row));
  const more = repeatedRows(resource, rows).filter(({ row }) => !known.has(row));
  return { ...report, twins: [...report.twins, ...more].toSorted((a, b) => a.row - b.row) };
}

type Background = {
  /** The id of the task; parts that are sent again with it count once. */
  readonly id: string;
  readonly fileName: string;
  readonly skipTwins: boolean;
  /** The numbers that the sheet shows beside its rows. */
  readonly numbers: readonly number[];
};

/** Hands a large sheet over; with its last part the server begins to import it. */
export async function handOver(
  resource: AnyResource,
  rows: readonly ImportRow[],
  { numbers, ...sheet }: Background,
  progress: (done: number) => void,
): Promise<void> {
  for (let start = 0; start < rows.length; start += mostImportRows) {
    const part = rows.slice(start, start + mostImportRows);
    await api.post(`/app/${resource.base}/import-jobs`, {
      ...sheet,
      rows: part,
      numbers: numbers.slice(start, start + mostImportRows),
      firstRow: start + 1,
      total: rows.length,
    });
    progress(start + part.length);
  }
}
