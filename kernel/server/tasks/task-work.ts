import type { Actor, AnyTask, Decision, FailedRow, Fields, Task, TaskInput } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import { commitDecision } from '../action/commit.ts';
import type { Choices } from '../rule/rules-of.ts';
import type { Services } from '../services.ts';

export type Progress = { readonly done: number; readonly total?: number };

/** What one step did. `value` replaces what earlier steps left. */
export type StepOutcome = Progress & {
  readonly failed?: readonly FailedRow[];
  readonly value?: unknown;
};

export type TaskFile = { readonly name: string; readonly contentType: string };

/** One transaction of a run, on behalf of whoever started the task. */
export type TaskStep = {
  readonly tx: Tx;
  readonly actor: Actor;
  /** Makes a decision happen, under the rights of the starter. */
  write(decision: Decision, choices?: Choices): Promise<void>;
};

/** One run of one task, for whoever does the work. */
export type TaskRun<F extends Fields = Fields> = {
  readonly id: string;
  readonly resource: string;
  readonly input: TaskInput<F>;
  readonly services: Services;
  /** Whoever started it, with the rights of this moment. */
  readonly actor: Actor;
  /** What is committed already, of this run and of those before it that did not come to an end. */
  readonly done: number;
  readonly total: number | null;
  readonly value: unknown;
  /** For work that writes no records. Throws once the task has been cancelled or taken over. */
  report(progress: Progress): Promise<void>;
  /**
   * One transaction: the effect, the progress and the failed rows are kept together or not at all.
   * The work may be repeated when it met another transaction.
   */
  step(work: (step: TaskStep) => Promise<StepOutcome>): Promise<void>;
  /** The file that its owner fetches. Only for work in the background. */
  keepFile(file: TaskFile, source: AsyncIterable<Uint8Array>): Promise<void>;
};

/** What came of it, in a sentence for its owner. */
export type TaskEnd = { readonly summary: string };

export type TaskWork<F extends Fields = Fields> = {
  readonly task: Task<F>;
  perform(run: TaskRun): Promise<TaskEnd>;
};

export type AnyTaskWork = { readonly task: AnyTask; perform(run: TaskRun): Promise<TaskEnd> };

/** Binds a declared task to its work. The input was checked against its fields at the start. */
export const bindTask = <const F extends Fields>(
  task: Task<F>,
  perform: (run: TaskRun<F>) => Promise<TaskEnd>,
): TaskWork<F> => ({ task, perform: (run) => perform(run as TaskRun<F>) });

/** Null: the user or the tenant is no longer active. */
export type LoadStarter = (
  services: Services,
  who: { readonly tenantId: string; readonly userId: string },
) => Promise<Actor | null>;

/** What one module adds to the tasks. */
export type TaskPart = {
  readonly work?: readonly AnyTaskWork[];
  /** One module knows users: who they are now, without a sign-in. */
  readonly starter?: LoadStarter;
};

export const stepIn = (services: Services, tx: Tx, actor: Actor): TaskStep => ({
  tx,
  actor,
  write: (decision, choices = {}) => commitDecision({ tx, actor, services, choices }, decision),
});
