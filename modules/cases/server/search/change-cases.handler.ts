import { answer, handle, performAtOnce, startTask } from '#kernel/server';
import { bulkWishes, casesInRequest, changeCases, changeCasesTask } from '../../domain/index.ts';
import { changeCasesWork, chosenCases } from './change-cases-work.ts';
import type { ChangedCases } from './change-cases-work.ts';

/** Many cases are changed by a worker; the caller then gets the id of the task. */
export const changeCasesHandler = handle(changeCases, async ({ tx, actor, input, services }) => {
  const ids = chosenCases(input);
  const order = { title: bulkWishes[input.wish], input, total: ids.length };
  const caller = { services, actor };
  if (ids.length <= casesInRequest) {
    const { value } = await performAtOnce(tx, caller, changeCasesWork, order);
    return answer(value as ChangedCases);
  }
  const { id } = await startTask(tx, caller, { task: changeCasesTask, ...order });
  return answer({ taskId: id }, 202);
});
