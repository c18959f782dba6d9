import { answer, handle, performAtOnce, startTask } from '#kernel/server';
import {
  bulkVerbs,
  changeSessions,
  changeSessionsTask,
  sessionsInRequest,
} from '../../domain/index.ts';
import { changeSessionsWork } from './change-sessions-work.ts';
import { readOrder, sortSessions } from './change-some.ts';

/** Many sessions are changed by a worker; the caller then gets the id of the task. */
export const bulkHandler = handle(changeSessions, async ({ tx, actor, input, services }) => {
  const { isPreview, confirmed: _confirmed, ...wanted } = input;
  const { ids, verb } = readOrder(wanted);
  if (isPreview) return (await sortSessions(tx, wanted, ids)).result;
  const order = { title: bulkVerbs[verb], input: wanted, total: ids.length };
  if (ids.length > sessionsInRequest) {
    const task = { task: changeSessionsTask, ...order };
    const { id } = await startTask(tx, { services, actor }, task);
    return answer({ taskId: id }, 202);
  }
  return (await performAtOnce(tx, { services, actor }, changeSessionsWork, order)).value;
});
