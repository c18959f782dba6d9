import { flag, json, text } from '../field.ts';
import type { AnyTask, Task } from './task.ts';

const rows = ['record', 'records'] as const;

/** B-176: exactly the filtered set and the visible columns of a list. */
export const exportTask = {
  name: 'export',
  label: 'Export',
  verb: 'export',
  rows,
  input: { query: json('Search', { required: true }), columns: json('Columns') },
} as const satisfies Task;

/** G-124: the rows themselves come beside it, in parts. */
export const importTask = {
  name: 'import',
  label: 'Import',
  verb: 'import',
  rows: ['row', 'rows'],
  opensList: true,
  input: { fileName: text('File', { max: 200 }), skipTwins: flag('Leave out likely duplicates') },
} as const satisfies Task;

export const kernelTasks: readonly AnyTask[] = [exportTask, importTask];
