import { answer, handle, performAtOnce, startTask, throwUnlessAccepted } from '#kernel/server';
import {
  bulkVerbs,
  changeSessions,
  changeSessionsTask,
  planBulk,
  sessionsInRequest,
} from '../../domain/index.ts';
import { changeSessionsWork, chosenIds, lockSessions, resultOf } from './change-sessions-work.ts';
import type { BulkResult } from './change-sessions-work.ts';

/** Many sessions are changed by a worker; the caller then gets the id of the task. */
export const bulkHandler = handle(changeSessions, async ({ tx, actor, input, services }) => {
  const { isPreview, ...wanted } = input;
  const ids = chosenIds(wanted.ids);
  if (isPreview) {
    const plan = planBulk(wanted, await lockSessions(tx, ids));
    throwUnlessAccepted(plan.decision);
    return resultOf(plan);
  }
  const order = { title: bulkVerbs[wanted.verb], input: wanted, total: ids.length };
  const caller = { services, actor };
  if (ids.length <= sessionsInRequest) {
    const { value } = await performAtOnce(tx, caller, changeSessionsWork, order);
    return value as BulkResult;
  }
  throwUnlessAccepted(planBulk(wanted, []).decision);
  const { id } = await startTask(tx, caller, { task: changeSessionsTask, ...order });
  return answer({ taskId: id }, 202);
});
