import type { Fields, InputValues } from '../field.ts';
import { modules } from '../registry.ts';
import { kernelTasks } from './kernel-tasks.ts';

/** A kind of long work: an export, an import, a change of many records. Plain data. */
export type Task<F extends Fields = Fields> = {
  readonly name: string;
  /** What it is called in the list of tasks, e.g. `Import`. */
  readonly label: string;
  /** The resource it works on; without one it is said when a task is started. */
  readonly on?: string;
  /** Needed to start it and, again, while it runs: the ability is `{resource}.{verb}`. */
  readonly verb: string;
  /** What one row of it is called, e.g. `['record', 'records']`. */
  readonly rows: readonly [one: string, many: string];
  /** The list of the resource is worth opening when it has ended. */
  readonly opensList?: boolean;
  readonly input: F;
};

export type AnyTask = Task;
export type TaskInput<F extends Fields> = InputValues<F>;

export const defineTask = <const F extends Fields>(task: Task<F>): Task<F> => task;

/** Every kind of long work: those of the kernel, and those that modules declare. */
export const tasks = (): readonly AnyTask[] => [
  ...kernelTasks,
  ...modules().flatMap((module) => module.tasks ?? []),
];

export const findTask = (name: string): AnyTask | undefined =>
  tasks().find((task) => task.name === name);

export const taskAbility = ({ verb }: Pick<AnyTask, 'verb'>, resource: string): string =>
  `${resource}.${verb}`;
