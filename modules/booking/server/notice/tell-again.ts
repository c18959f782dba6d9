import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { everyRecipient, personOf } from '../../domain/index.ts';
import type { NoticeRecipient } from '../../domain/index.ts';
import { bookedTimesOf } from '../appointment/booked-history.handler.ts';
import { noticeFacts, personIdOf } from './notice-facts.ts';
import { writeNotice } from './tell-people.ts';

export type ToldAgain = { readonly recipient: NoticeRecipient; readonly name: string };

/** Everybody who can be written to reads once more from when to when the appointment has moved. */
export async function tellOfMoveAgain(
  tx: Tx,
  services: Services,
  appointmentId: string,
): Promise<readonly ToldAgain[]> {
  const facts = await noticeFacts(tx, appointmentId);
  if (!facts || facts.status === 'cancelled') throw new Refused('appointmentNeverMoved');
  const { startsAt: dateFrom, endsAt: dateTo, timeZone, specialistId } = facts;
  const present = { dateFrom, dateTo, timeZone, specialist: null, centre: null };
  const [, earlier] = await bookedTimesOf(tx, appointmentId, present);
  if (!earlier) throw new Refused('appointmentNeverMoved');
  const before = {
    startsAt: earlier.dateFrom,
    endsAt: earlier.dateTo,
    timeZone: earlier.timeZone,
    specialistId,
    place: null,
  };
  const told: ToldAgain[] = [];
  for (const recipient of everyRecipient) {
    const personId = personIdOf(facts, recipient);
    const person = personOf(facts, recipient);
    if (!personId || !person?.email) continue;
    const data = { appointmentId, recipient, personId, before, isFormer: false, isAgain: true };
    await writeNotice(tx, services, person, { ...data, kind: 'moved' });
    told.push({ recipient, name: person.name });
  }
  return told;
}
