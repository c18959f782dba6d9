import { can } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { bestSlot, remindPoll, saveParticipants } from '../../domain/index.ts';
import type { Poll } from '../../domain/index.ts';
import { tenantZone } from '../engine/index.ts';
import { answersOf, participantsOf, slotsOf } from './poll-rows.ts';
import { slotClashes } from './slot-clashes.ts';

type Conference = { readonly id: string; readonly answerBy: string | null };

/** What calendars say is for the practice; how to reach people is not for those who are asked. */
export async function showPoll(tx: Tx, actor: Actor, conference: Conference): Promise<Poll> {
  const { id, answerBy } = conference;
  const zone = await tenantZone(tx);
  const participants = await participantsOf(tx, id);
  const slots = await slotsOf(tx, id);
  const answers = await answersOf(tx, id);
  const isOffice = can(actor, remindPoll.ability);
  const own = actor.ids.visibleSpecialistIds ?? [];
  const isOwn = (specialistId: string | null) =>
    specialistId !== null && own.includes(specialistId);
  const ownIds = participants.filter((one) => isOwn(one.specialistId)).map((one) => one.id);
  const isReached = can(actor, saveParticipants.ability);
  return {
    zone,
    answerBy,
    participants: participants.map((one) =>
      isReached || ownIds.includes(one.id) ? one : { ...one, email: null, phone: null },
    ),
    slots,
    answers,
    best: bestSlot(slots, participants, answers),
    clashes: isOffice ? await slotClashes(tx, id, zone) : [],
    ownIds: isOffice ? participants.map((one) => one.id) : ownIds,
  };
}
