import type { Instant } from '../dates.ts';

/** `expired`: it was done, and its file is no longer kept. */
export type TaskState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'expired';

/** A row that a task could not work on, and why. */
export type FailedRow = {
  /** Its number where it came in a sheet. */
  readonly row?: number;
  /** The record, where it is one. */
  readonly id?: string;
  /** What people call it, e.g. a column of a sheet or the name of a record. */
  readonly name?: string;
  readonly message: string;
};

/** One task as people see it. */
export type TaskView = {
  readonly id: string;
  /** Which kind of task, e.g. `export`. */
  readonly name: string;
  readonly resource: string | null;
  /** What it is about, e.g. `Companies`. */
  readonly title: string;
  /** A few words more: what was searched for, or the name of a file. */
  readonly detail: string;
  readonly state: TaskState;
  readonly rowsDone: number;
  /** Null until they have been counted. */
  readonly rowsTotal: number | null;
  readonly rowsFailed: number;
  /** What came of it, in a sentence. */
  readonly summary: string | null;
  /** Why it failed or who cancelled it. */
  readonly error: string | null;
  readonly fileName: string | null;
  readonly fileSize: number | null;
  readonly startedBy: { readonly id: string; readonly displayName: string };
  readonly isOwn: boolean;
  /** It failed and everything it needs is still kept. */
  readonly canRetry: boolean;
  readonly creationTime: Instant;
  readonly finishedTime: Instant | null;
  readonly expiresTime: Instant | null;
};

export type TaskDetail = TaskView & {
  /** The first of them; `rowsFailed` says how many there are. */
  readonly failedRows: readonly FailedRow[];
  /** What the work left for programs to read, e.g. the id of a batch. */
  readonly value: unknown;
};

export const isUnfinished = ({ state }: Pick<TaskView, 'state'>): boolean =>
  state === 'waiting' || state === 'running';
