export * from './everyones-tasks.ts';
export { exportTask, importTask } from './kernel-tasks.ts';
export * from './task.ts';
export * from './task-view.ts';
