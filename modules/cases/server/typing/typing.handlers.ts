import { accept, move } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  decideAssignment,
  decideClaim,
  decideCompletion,
  decideReturn,
  decideSendingBack,
  decideText,
  saveTypedText,
  typingWorkflow,
} from '../../domain/index.ts';
import { uploadedReport, writtenReport } from './typed-report.ts';
import { isTypist } from './typists.ts';

const { claim, assign, giveBack, complete, accept: acceptJob, sendBack } = typingWorkflow.actions;

export const typingMoveHandlers: readonly Handler[] = [
  handle(claim, ({ record, actor, services, commit }) =>
    commit(decideClaim(record, actor.userId, services.now().toISOString())),
  ),
  handle(assign, async ({ record, input, tx, services, commit }) =>
    commit(
      decideAssignment(record, input.typistId, {
        isTypist: await isTypist(tx, input.typistId),
        now: services.now().toISOString(),
      }),
    ),
  ),
  handle(giveBack, ({ record, input, commit }) => commit(decideReturn(record, input.reason))),
  handle(complete, async ({ record, input, tx, services, commit }) => {
    const report = input.fileId
      ? await uploadedReport(tx, record.id, input.fileId)
      : await writtenReport(services, tx, record);
    return commit(decideCompletion(record, report, services.now().toISOString()));
  }),
  handle(acceptJob, ({ record, commit }) => commit(accept(move(typingWorkflow, record, 'accept')))),
  handle(sendBack, ({ record, input, commit }) => commit(decideSendingBack(record, input.reason))),
  handle(saveTypedText, ({ record, input, actor, commit }) =>
    commit(decideText(record, actor.userId, input.text ?? null)),
  ),
];
