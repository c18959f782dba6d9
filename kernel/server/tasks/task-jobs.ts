import { withCurrency } from '#kernel/domain';
import type { JobDefinition } from '../jobs/definitions.ts';
import { defineJob } from '../jobs/definitions.ts';
import { Refused } from '../refused.ts';
import { exportWork } from '../resource/export/export-task.ts';
import { importWork } from '../resource/import/import-task.ts';
import type { ServerModule } from '../services.ts';
import { runInBackground } from './background-run.ts';
import { claimTask, ignoreOvertaken } from './claim-task.ts';
import type { TaskRef } from './claim-task.ts';
import { queueOfTask } from './start-task.ts';
import { starterOf } from './starter-of.ts';
import { taskCleanUp } from './task-clean-up.job.ts';
import type { AnyTaskWork, LoadStarter, TaskPart } from './task-work.ts';

/** Long work runs for hours; a worker that dies is noticed by its missing heartbeat instead. */
const longestSeconds = 6 * 3600;
const retries = 5;

/** One queue for each kind of task, so that a slow kind holds up no other. */
export function taskJobs(modules: readonly Pick<ServerModule, 'tasks'>[]): JobDefinition[] {
  const parts = modules.flatMap(({ tasks }): TaskPart[] => (tasks ? [tasks] : []));
  const load = parts.find((part) => part.starter)?.starter;
  const work = [exportWork, importWork, ...parts.flatMap((part) => part.work ?? [])];
  return [taskCleanUp, ...work.map((one) => jobOf(one, load))];
}

/** Effect once: a job that comes twice finds the task ended, or goes on where the last run stood. */
function jobOf({ task, perform }: AnyTaskWork, load: LoadStarter | undefined): JobDefinition {
  return defineJob({
    name: queueOfTask(task.name),
    retryLimit: retries,
    expireInSeconds: longestSeconds,
    async run(data, services, signal) {
      const claimed = await claimTask(services, data as TaskRef);
      if (!claimed) return;
      const starter = () => starterOf(services, load, claimed.row);
      try {
        await runInBackground({ services, claimed, signal, starter }, perform);
      } catch (error) {
        if (error instanceof Refused) {
          const message = error.validationErrors[0]?.message ?? error.message;
          await claimed.fail(withCurrency(message, null));
        } else ignoreOvertaken(error);
      }
    },
    async exhausted(data, services) {
      const claimed = await claimTask(services, data as TaskRef);
      await claimed?.fail(gaveUp(task.label));
    },
  });
}

export const gaveUp = (label: string): string =>
  `The ${label.toLowerCase()} could not be finished. Please start it again.`;
