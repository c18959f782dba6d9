import { accept } from '#kernel/domain';
import { Refused, handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { moveCase, mrType, mrWorkflow } from '../../domain/index.ts';
import { caseManagersOf, caseRecord, moveFacts, moveHandlers } from '../engine/index.ts';
import type { MoveDetails } from '../engine/index.ts';
import { queueRecordMail } from './record-mail.ts';

const details: MoveDetails = {
  cancel: ({ outcome, cancelReason, note = null }) => ({
    outcome: String(outcome),
    to: { step: String(outcome) },
    values: { cancelReason, cancelNote: note },
  }),
  setBillingStatus: ({ billingStatus }) => ({ to: { billingStatus: String(billingStatus) } }),
};

/** Every case manager of the case is told, not only the one who ordered it. */
const sendFilesHandler = handle(mrWorkflow.actions.sendFiles, async (call) => {
  const { record, input, tx, services, commit } = call;
  const found = caseRecord(record);
  const people = (await caseManagersOf(tx, found)).filter(({ email }) => email);
  if (!people.length) throw new Refused('nobodyToTell');
  const facts = await moveFacts(tx, services, mrType, found);
  const answer = await commit(
    accept(...moveCase(mrType, found, 'sendFiles', facts, { note: input.note ?? null })),
  );
  for (const { name, email } of people)
    await queueRecordMail(tx, services, found, {
      template: 'MedicalRecordFiles',
      to: email ?? '',
      name,
    });
  return answer;
});

export const mrMoveHandlers: readonly Handler[] = [
  sendFilesHandler,
  ...moveHandlers(mrType, { except: ['undo', 'sendFiles'], details }),
];
