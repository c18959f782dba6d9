import { userRoom } from '../realtime/rooms.ts';
import type { Services } from '../services.ts';
import { taskView } from './task-row.ts';
import type { TaskRow } from './task-row.ts';

/** Whoever watches all tasks of a tenant is in this room. */
export const tasksRoom = (tenantId: string): string => `t:${tenantId}:tasks`;

/**
 * To the windows of its owner, with what there is to know. Those who watch the tasks of everyone
 * learn that there is news and ask for what they may see.
 */
export function tellOfTask({ realtime, now }: Pick<Services, 'realtime' | 'now'>, row: TaskRow) {
  realtime.publishAll([
    {
      room: userRoom(row.tenant_id, row.user_id),
      event: 'TaskChanged',
      args: [taskView(row, now(), 'owner')],
    },
    { room: tasksRoom(row.tenant_id), event: 'TasksChanged', args: [] },
  ]);
}
