import { listOf, oneOf, optional } from '../shape.ts';
import type { ValueOfShape } from '../shape.ts';

const states = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;

/** `expired`: it was done, and its file is no longer kept. */
export type TaskState = (typeof states)[number];

/** A row that a task could not work on, and why. */
const failedRow = {
  /** Its number where it came in a sheet. */
  row: optional('number'),
  /** The record, where it is one. */
  id: optional('id'),
  /** What people call it, e.g. a day or the name of a record. */
  name: optional('text?'),
  message: 'text',
} as const;

/** One task as people see it. */
export const taskShape = {
  id: 'id',
  /** Which kind of task, e.g. `export`. */
  name: 'text',
  resource: 'text?',
  /** What it is about, e.g. `Companies`. */
  title: 'text',
  /** A few words more: what was searched for, or the name of a file. */
  detail: 'text',
  state: oneOf(states),
  rowsDone: 'number',
  /** Null until they have been counted. */
  rowsTotal: 'number?',
  rowsFailed: 'number',
  /** What came of it, in a sentence. */
  summary: 'text?',
  /** Why it failed or who cancelled it. */
  error: 'text?',
  fileName: 'text?',
  fileSize: 'number?',
  startedBy: { id: 'id', displayName: 'text' },
  isOwn: 'flag',
  /** It failed and everything it needs is still kept. */
  canRetry: 'flag',
  creationTime: 'instant',
  finishedTime: 'instant?',
  expiresTime: 'instant?',
} as const;

export const tasksShape = listOf(taskShape);

export const taskDetailShape = {
  ...taskShape,
  /** The first of them; `rowsFailed` says how many there are. */
  failedRows: [failedRow],
  /** What the work left for programs to read, e.g. the id of a batch. */
  value: 'json',
} as const;

export type FailedRow = ValueOfShape<typeof failedRow>;
export type TaskView = ValueOfShape<typeof taskShape>;
export type TaskDetail = ValueOfShape<typeof taskDetailShape>;

export const isUnfinished = ({ state }: Pick<TaskView, 'state'>): boolean =>
  state === 'waiting' || state === 'running';
