import { mostFailedRows } from './task-row.ts';

// What a run changes in its row; the first three parameters say which row it is.

export const progressText = 'rows_done = $4::int, rows_total = coalesce($5::int, rows_total)';

/** Keeps the first failed rows and counts them all. */
export const stepText = `${progressText}, rows_failed = rows_failed + $6::int,
  failed_rows = failed_rows || coalesce((select jsonb_agg(f) from (
    select f from jsonb_array_elements($7::jsonb) f
    limit greatest(0, ${mostFailedRows} - jsonb_array_length(failed_rows))) kept), '[]'::jsonb),
  value = coalesce($8::jsonb, value)`;

export const finishText = `state = 'done', summary = $4, finished_time = $5, file_name = $6,
  content_type = $7, file_size = $8::bigint, expires_time = $9`;
