import type { Actor, FailedRow, TaskDetail, TaskState, TaskView } from '#kernel/domain';
import { can, findTask, taskAbility } from '#kernel/domain';

/** A task as it is stored, without its input and its failed rows, which can be large. */
export type TaskRow = {
  readonly tenant_id: string;
  readonly id: string;
  readonly name: string;
  readonly resource: string | null;
  readonly title: string;
  readonly detail: string;
  readonly user_id: string;
  readonly user_text: string | null;
  readonly impersonator_id: string | null;
  readonly state: Exclude<TaskState, 'expired'>;
  readonly rows_total: number | null;
  readonly rows_done: number;
  readonly rows_failed: number;
  readonly value: unknown;
  readonly summary: string | null;
  readonly error: string | null;
  readonly attempt: number;
  readonly storage_key: string | null;
  readonly file_name: string | null;
  readonly content_type: string | null;
  readonly file_size: number | null;
  readonly has_input: boolean;
  readonly creation_time: string;
  readonly finished_time: string | null;
  readonly expires_time: string | null;
};

export const taskColumns = `tenant_id, id, name, resource, title, detail, user_id, user_text,
  impersonator_id, state, rows_total, rows_done, rows_failed, value, summary, error, attempt,
  storage_key, file_name, content_type, file_size, input is not null as has_input, creation_time,
  finished_time, expires_time`;

/** How long a file can be fetched, and how long a failed task can be tried again. */
export const keptMilliseconds = 24 * 3_600_000;

/** At most so many failed rows of a task are kept; it still counts them all. */
export const mostFailedRows = 2000;

const isPast = (time: string | null, now: Date): boolean => time === null || new Date(time) <= now;

function stateOf(row: TaskRow, now: Date): TaskState {
  const isGone = row.state === 'done' && row.file_name !== null && isPast(row.expires_time, now);
  return isGone ? 'expired' : row.state;
}

/** The right that a task of this kind needs, on the resource that it works on. */
export function abilityOf({ name, resource }: Pick<TaskRow, 'name' | 'resource'>): string {
  const task = findTask(name);
  return task ? taskAbility(task, resource ?? task.on ?? name) : `${name}.unknown`;
}

/** Its owner, or another member of the same tenant. */
export type Viewer = 'owner' | Actor;

const isOwner = (row: TaskRow, viewer: Viewer): boolean =>
  viewer === 'owner' || viewer.userId === row.user_id;

/** What was searched for or imported is told to its owner, and to those who could have done it. */
const seesContents = (row: TaskRow, viewer: Viewer): boolean =>
  viewer === 'owner' || isOwner(row, viewer) || can(viewer, abilityOf(row));

export function taskView(row: TaskRow, now: Date, viewer: Viewer): TaskView {
  const isOwn = isOwner(row, viewer);
  const isOpen = seesContents(row, viewer);
  return {
    id: row.id,
    name: row.name,
    resource: row.resource,
    title: row.title,
    detail: isOpen ? row.detail : '',
    state: stateOf(row, now),
    rowsDone: row.rows_done,
    rowsTotal: row.rows_total,
    rowsFailed: row.rows_failed,
    summary: row.summary,
    error: row.error,
    fileName: isOpen ? row.file_name : null,
    fileSize: row.file_size,
    startedBy: { id: row.user_id, displayName: row.user_text ?? '' },
    isOwn,
    canRetry: isOwn && row.state === 'failed' && row.has_input && !isPast(row.expires_time, now),
    creationTime: row.creation_time,
    finishedTime: row.finished_time,
    expiresTime: row.expires_time,
  };
}

export function taskDetail(
  row: TaskRow & { readonly failed_rows: readonly FailedRow[] },
  now: Date,
  viewer: Viewer,
): TaskDetail {
  const isOpen = seesContents(row, viewer);
  return {
    ...taskView(row, now, viewer),
    failedRows: isOpen ? row.failed_rows : [],
    value: isOpen ? row.value : null,
  };
}
