import { answer, handle, performAtOnce, startTask } from '#kernel/server';
import { createRoster, createRosterTask, rosterInRequest } from '../../domain/index.ts';
import { planDays } from './planned-days.ts';
import { mostShown, rosterWork, wantedDays } from './roster-work.ts';

/** What cannot be made is told first (`isPreview`) and left out then. */
export const rosterHandler = handle(createRoster, async ({ tx, actor, input, services }) => {
  const { isPreview, ...order } = input;
  const { wanted, holidays } = await wantedDays(tx, order);
  if (isPreview) {
    const planned = await planDays(tx, wanted, order.roomId ?? null);
    const plannedCount = planned.filter(({ skipped }) => !skipped).length;
    return {
      seriesId: null,
      created: 0,
      planned: planned.slice(0, mostShown),
      plannedCount,
      skippedCount: planned.length - plannedCount,
      holidays,
    };
  }
  const task = { title: 'Create roster', input: order, total: wanted.length };
  const caller = { services, actor };
  if (wanted.length <= rosterInRequest) {
    return answer((await performAtOnce(tx, caller, rosterWork, task)).value, 201);
  }
  const { id } = await startTask(tx, caller, { task: createRosterTask, ...task });
  return answer({ taskId: id }, 202);
});
