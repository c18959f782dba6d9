import type { RuleCall } from '#kernel/server';
import { answer, handle, performAtOnce, startTask, throwUnlessAccepted } from '#kernel/server';
import {
  bulkVerbs,
  changeOfSession,
  changeSessions,
  changeSessionsTask,
  hasTimeWishes,
  isMended,
  planBulk,
  sessionsInRequest,
  timesInWords,
} from '../../domain/index.ts';
import { followChanges } from '../impact/follow-changes.ts';
import { sessionFacts } from '../impact/impact-facts.ts';
import { changeSessionsWork, chosenIds, lockSessions, resultOf } from './change-sessions-work.ts';
import type { BulkInput, BulkPlan } from '../../domain/index.ts';
import type { BulkResult } from './change-sessions-work.ts';

/** Many sessions are changed by a worker; the caller then gets the id of the task. */
export const bulkHandler = handle(changeSessions, async (call) => {
  const { tx, actor, input, services, isTried } = call;
  const { isPreview, ...wanted } = input;
  const ids = chosenIds(wanted.ids);
  if (isPreview) {
    const plan = planBulk(wanted, await lockSessions(tx, ids, wanted));
    throwUnlessAccepted(plan.decision);
    const times = hasTimeWishes(wanted) ? shownTimes(plan, wanted) : [];
    return { ...resultOf(plan), ...(times.length > 0 && { times }) };
  }
  const order = { title: bulkVerbs[wanted.verb], input: wanted, total: ids.length };
  const caller = { services, actor };
  // What a worker would send can only be shown by doing it here, where it is undone.
  if (ids.length <= sessionsInRequest || isTried) {
    const { value } = await performAtOnce(tx, caller, changeSessionsWork, order);
    return value as BulkResult;
  }
  throwUnlessAccepted(planBulk(wanted, await lockSessions(tx, ids, wanted)).decision);
  if (!wanted.forBookings) await askForAppointments({ tx, actor, services }, ids, wanted);
  const { id } = await startTask(tx, caller, { task: changeSessionsTask, ...order });
  return answer({ taskId: id }, 202);
});

/** Enough to see what happens to their clocks. */
const mostTimesShown = 5;

const shownTimes = ({ touched }: BulkPlan, wanted: BulkInput) =>
  touched
    .filter((session) => isMended(session, wanted))
    .slice(0, mostTimesShown)
    .map((session) => timesInWords(session, wanted));

/** A worker has nobody to ask, so the caller chooses before the task starts. */
async function askForAppointments(
  call: Omit<RuleCall, 'choice' | 'answers' | 'isEdit'>,
  ids: readonly string[],
  { verb, centreId, roomId, consultationType }: BulkInput,
): Promise<void> {
  if (verb !== 'change') return;
  const stands = await sessionFacts(call.tx, ids);
  const changes = [...stands].flatMap(([id, before]) => {
    const after = {
      ...before,
      ...(centreId && { centreId }),
      ...(roomId && { roomId }),
      ...(consultationType && { consultationType }),
    };
    return changeOfSession({ id, before, after }) ?? [];
  });
  await followChanges({ ...call, choice: null }, changes);
}
