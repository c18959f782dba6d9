export { performAtOnce } from './perform-at-once.ts';
export { failedTasksText } from './seen-tasks.ts';
export { startTask } from './start-task.ts';
export type { TaskOrder } from './start-task.ts';
export { taskJobs } from './task-jobs.ts';
export { bindTask } from './task-work.ts';
export type {
  AnyTaskWork,
  StepOutcome,
  TaskEnd,
  TaskPart,
  TaskRun,
  TaskStep,
} from './task-work.ts';
