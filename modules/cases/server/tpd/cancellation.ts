import { accept } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { bindTask, readRecord } from '#kernel/server';
import type { Handler, TaskRun } from '#kernel/server';
import { cancelTpd, cancelTpdTask, moveCase, tpd, tpdType } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { backgroundHandler, tellStarter } from '../appointment/background.handlers.ts';
import { moveFacts } from '../engine/index.ts';

/** C-116: the move `cancel`, done by a worker where the caller does not wait. */
export const cancelTpdWork = bindTask(cancelTpdTask, async (run) => {
  const { services, input } = run;
  const { caseId, cancelReason, note = null } = input;
  await run.step(async ({ tx, actor, write }) => {
    const record = JSON.parse(await readRecord(tx, actor, tpd, caseId)) as CaseRecord;
    const facts = await moveFacts(tx, services, tpdType, record);
    const wish = { note, values: { cancelReason, cancelNote: note } };
    await write(accept(...moveCase(tpdType, record, 'cancel', facts, wish)));
    await tellStarter(tx, run as TaskRun, tpdType, record, 'is cancelled');
    return { done: 1, total: 1 };
  });
  return { summary: 'The case is cancelled.' };
});

export const cancelTpdHandler: Handler = backgroundHandler({
  type: tpdType,
  action: cancelTpd as AnyAction,
  work: cancelTpdWork,
  title: 'Cancellation',
});
