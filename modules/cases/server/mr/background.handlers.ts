import { accept, html } from '#kernel/domain';
import type { Actor, AnyAction } from '#kernel/domain';
import {
  answer,
  bindTask,
  handle,
  performAtOnce,
  readAnswer,
  readRecord,
  startTask,
} from '#kernel/server';
import type { AnyTaskWork, Handler, TaskRun, Tx } from '#kernel/server';
import { notify } from '#platform/server';
import {
  moveCase,
  mr,
  mrType,
  onHoldRequest,
  recordCancellationTask,
  recordHoldTask,
  saveRecordCancellation,
} from '../../domain/index.ts';
import type { CaseRecord, MoveWish } from '../../domain/index.ts';
import { moveFacts } from '../engine/index.ts';

const readCase = async (tx: Tx, actor: Actor, id: string): Promise<CaseRecord> =>
  JSON.parse(await readRecord(tx, actor, mr, id)) as CaseRecord;

/** G-084: whoever sent it to the background hears of the end. */
async function tellStarter(tx: Tx, run: TaskRun, record: CaseRecord, words: string) {
  if (!run.input.inBackground) return;
  await notify(tx, run.services, {
    recipientIds: [run.actor.userId],
    title: `${record.caseNo}: ${words}`,
    content: html`<b>${record.caseNo}</b> ${words}`.markup,
    type: 'Action Required',
    fromModule: mrType.key,
    objectId: record.id,
    objectReferenceName: record.caseNo,
  });
}

/** One move of one case, as the work of a task. */
async function moved(run: TaskRun, move: string, wish: MoveWish, words: string): Promise<void> {
  await run.step(async ({ tx, actor, write }) => {
    const record = await readCase(tx, actor, String(run.input.caseId));
    const facts = await moveFacts(tx, run.services, mrType, record);
    await write(accept(...moveCase(mrType, record, move, facts, wish)));
    await tellStarter(tx, run, record, words);
    return { done: 1, total: 1 };
  });
}

export const recordCancellationWork = bindTask(recordCancellationTask, async (run) => {
  const { outcome, cancelReason, note = null } = run.input;
  const values = { cancelReason, cancelNote: note };
  const wish = { note, outcome, to: { step: outcome }, values };
  await moved(run as TaskRun, 'cancel', wish, 'is cancelled');
  return { summary: 'The case is cancelled.' };
});

export const recordHoldWork = bindTask(recordHoldTask, async (run) => {
  const { isOnHold = true, note } = run.input;
  const [move, words] = isOnHold
    ? (['putOnHold', 'is on hold'] as const)
    : (['takeOffHold', 'goes on'] as const);
  await moved(run as TaskRun, move, { note }, words);
  return { summary: `The case ${words}.` };
});

type Update = {
  readonly action: AnyAction;
  readonly work: AnyTaskWork;
  readonly title: string;
};

/** B-211: done at once by the work of the task, or by a worker where the caller does not wait. */
const backgroundHandler = ({ action, work, title }: Update): Handler =>
  handle(action, async ({ tx, actor, services, record, input }) => {
    const order = {
      resource: mr.name,
      title,
      detail: String((record as object as CaseRecord).caseNo),
      input: { ...input, caseId: record.id },
      total: 1,
    };
    const caller = { services, actor };
    if ((input as { inBackground?: boolean }).inBackground) {
      const { id } = await startTask(tx, caller, { task: work.task, ...order });
      return answer({ jobId: id, status: 'Processing', record: null }, 202);
    }
    const { id } = await performAtOnce(tx, caller, work, order);
    const { ability } = action;
    const { json } = await readAnswer({ tx, actor }, mr, record.id, { ability });
    return answer({ jobId: id, status: 'Completed', record: JSON.parse(json) as unknown });
  });

/** C-112, C-113. */
export const recordBackgroundHandlers: readonly Handler[] = [
  backgroundHandler({
    action: saveRecordCancellation,
    work: recordCancellationWork,
    title: 'Cancellation',
  }),
  backgroundHandler({
    action: onHoldRequest,
    work: recordHoldWork,
    title: 'On hold',
  }),
];
