import { can, everyonesTasksAbility } from '#kernel/domain';
import type { HubPart } from '../realtime/realtime.ts';
import { tasksRoom } from './tell-of-task.ts';

/** Asked for again before it lapses, so that a right that was taken away ends it. */
const watchSeconds = 60;

export const tasksHub: HubPart = {
  events: {
    async WatchTasks({ actor, join }) {
      if (can(actor, everyonesTasksAbility)) join(tasksRoom(actor.tenantId), watchSeconds);
    },
    async UnwatchTasks({ actor, leave }) {
      leave(tasksRoom(actor.tenantId));
    },
  },
};
