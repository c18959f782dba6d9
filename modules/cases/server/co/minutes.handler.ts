import { accept, change } from '#kernel/domain';
import { Refused, handle } from '#kernel/server';
import { co, sendMinutes } from '../../domain/index.ts';
import { todayOf } from '../engine/index.ts';
import { caseRecord } from '../engine/move.handlers.ts';
import { mailParticipants } from './conference-mail.ts';

/** Kept as they were written, and sent to everybody as a PDF. */
export const minutesHandler = handle(sendMinutes, async (call) => {
  const { tx, services, record, input, commit } = call;
  const { minutes } = input;
  const { step, appointmentDate } = record;
  const hasBegun =
    appointmentDate !== null && Date.parse(appointmentDate) <= services.now().getTime();
  if (step !== 'held' && !(step === 'confirmed' && hasBegun))
    throw new Refused('minutesBeforeHeld');
  const found = { ...caseRecord(record), minutes };
  const told = await mailParticipants(tx, services, found, 'ConferenceMinutes', { key: '' });
  if (!told) throw new Refused('participantsWithoutEmail');
  const minutesSentOn = await todayOf(tx, services);
  return commit(accept(change(co, record.id, { minutes, minutesSentOn })));
});
