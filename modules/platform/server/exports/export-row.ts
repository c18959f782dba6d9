import type { ExportJob } from '#kernel/domain';
import { findResource } from '#kernel/domain';

export type ExportRow = {
  readonly tenant_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly impersonator_id: string | null;
  readonly resource: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly columns: readonly string[];
  readonly state: Exclude<ExportJob['state'], 'expired'>;
  readonly rows_total: number | null;
  readonly rows_done: number;
  readonly attempt: number;
  readonly storage_key: string | null;
  readonly file_name: string | null;
  readonly content_type: string | null;
  readonly file_size: number | null;
  readonly error: string | null;
  readonly creation_time: string;
  readonly finished_time: string | null;
  readonly expires_time: string | null;
};

/** How long the file can be fetched. */
export const keptMilliseconds = 24 * 3_600_000;

const isOver = (row: ExportRow, now: Date): boolean =>
  row.state === 'done' && (row.expires_time === null || new Date(row.expires_time) <= now);

const noFilter = new Set(['filterText', 'sorting', 'skipCount', 'maxResultCount']);

/** `“harbour” and 2 filters`. */
function searchWords(query: ExportRow['query']): string {
  const text = String(query['filterText'] ?? '').trim();
  const count = Object.keys(query).filter((key) => !noFilter.has(key)).length;
  return [
    ...(text ? [`“${text}”`] : []),
    ...(count ? [`${count} ${count === 1 ? 'filter' : 'filters'}`] : []),
  ].join(' and ');
}

export const asJob = (row: ExportRow, now: Date): ExportJob => ({
  id: row.id,
  resource: row.resource,
  list: findResource(row.resource)?.label[1] ?? row.resource,
  search: searchWords(row.query),
  state: isOver(row, now) ? 'expired' : row.state,
  rowsDone: row.rows_done,
  rowsTotal: row.rows_total,
  fileName: row.file_name,
  fileSize: row.file_size,
  error: row.error,
  creationTime: row.creation_time,
  finishedTime: row.finished_time,
  expiresTime: row.expires_time,
});
