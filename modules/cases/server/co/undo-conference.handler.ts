import { accept, askUnanswered, refuse } from '#kernel/domain';
import { handle } from '#kernel/server';
import { coType, coWorkflow, conferenceTime, decideUndo, undoOfTime } from '../../domain/index.ts';
import { tenantZone, undoFacts } from '../engine/index.ts';
import { caseRecord } from '../engine/move.handlers.ts';
import { bookSpecialists } from './book-specialists.ts';
import { mailParticipants } from './conference-mail.ts';
import { participantsOf } from './poll-rows.ts';

/** Their slots were given back: all specialists are booked again, or nothing is undone. */
export const undoConferenceHandler = handle(coWorkflow.actions.undo, async (call) => {
  const { record, input, answers, tx, services, commit, write } = call;
  const found = caseRecord(record);
  const facts = await undoFacts(tx, services, coType, found);
  const time = undoOfTime(found, facts.steps[0]?.from, services.now().toISOString());
  if (time === 'stays') return commit(decideUndo(coType, found, facts, input.note));
  if (time === 'gone') return commit(accept(refuse('conferenceTimeGone')));
  const zone = await tenantZone(tx);
  const specialists = (await participantsOf(tx, record.id)).filter(
    ({ specialistId }) => specialistId,
  );
  const names = specialists.map(({ name }) => name).join(', ');
  const question = {
    key: 'rebook',
    text: `This books ${names} for ${conferenceTime(time.startsAt, zone)} again, and invites everybody once more. Do you want to continue?`,
  };
  const asked = askUnanswered([question], answers);
  if (asked) return commit(accept(asked));
  const revision = Number(record.revision ?? 0) + 1;
  const answered = await commit(decideUndo(coType, found, facts, input.note, { revision }));
  await bookSpecialists(call, found, { specialists, time: { ...time, zone }, write });
  await mailParticipants(tx, services, found, 'ConferenceConfirmed', { key: String(revision) });
  return answered;
});
