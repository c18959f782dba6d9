import {
  can,
  everyonesTasksAbility,
  exportTask,
  resources,
  taskAbility,
  tasks,
} from '#kernel/domain';
import type { AnyTask } from '#kernel/domain';
import type { Session } from '../session/session.ts';

/** Whoever can start a long work or sees that of others; B-175 for exports. */
export function mayHaveTasks({ actor, offersExport }: Session): boolean {
  const mayStart = (task: AnyTask) =>
    task.name === exportTask.name
      ? offersExport
      : (task.on ? [task.on] : resources().map(({ name }) => name)).some((resource) =>
          can(actor, taskAbility(task, resource)),
        );
  return can(actor, everyonesTasksAbility) || tasks().some(mayStart);
}
