import { accept } from '#kernel/domain';
import { Refused, handle } from '#kernel/server';
import { chooseTime, coType, moveCase } from '../../domain/index.ts';
import { moveFacts, tenantZone } from '../engine/index.ts';
import { caseRecord } from '../engine/move.handlers.ts';
import { bookSpecialists } from './book-specialists.ts';
import { mailParticipants } from './conference-mail.ts';
import { participantsOf, slotsOf } from './poll-rows.ts';

const joining = ['joinLink', 'joinPhone', 'room', 'court'] as const;

/** All specialists are booked, or nobody is. */
export const chooseTimeHandler = handle(chooseTime, async (call) => {
  const { tx, services, record, input, commit, write } = call;
  const { slotId, ...given } = input;
  const slots = await slotsOf(tx, record.id);
  const slot = slots.find(({ id }) => id === slotId);
  if (!slot) throw new Refused('timeNotOffered', { field: 'slotId' });
  if (Date.parse(slot.startsAt) <= services.now().getTime()) throw new Refused('timePast');
  const found = caseRecord({ ...record, ...given });
  if (!joining.some((key) => found[key])) throw new Refused('joiningMissing');
  const facts = await moveFacts(tx, services, coType, found);
  const revision = Number(record.revision ?? 0) + 1;
  const zone = await tenantZone(tx);
  const values = {
    ...given,
    appointmentDate: slot.startsAt,
    appointmentEnd: slot.endsAt,
    appointmentZone: zone,
    revision,
  };
  const decision = accept(
    ...moveCase(coType, caseRecord(record), 'confirmTime', facts, { values }),
  );
  const answered = await commit(decision);
  const participants = await participantsOf(tx, record.id);
  const specialists = participants.filter(({ specialistId }) => specialistId);
  const time = { ...slot, zone };
  await bookSpecialists(call, found, { specialists, time, write });
  await mailParticipants(tx, services, found, 'ConferenceConfirmed', { key: String(revision) });
  return answered;
});
