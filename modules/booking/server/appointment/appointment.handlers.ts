import type { Decision } from '#kernel/domain';
import { Refused, handle, recordAnswer } from '#kernel/server';
import type { RecordFacts, Services, Tx } from '#kernel/server';
import {
  appointment,
  cancelAppointment,
  confirmAppointment,
  decideBooking,
  decideCancel,
  decideConfirm,
  decideMove,
  moveAppointment,
} from '../../domain/index.ts';
import type { AppointmentFacts } from '../../domain/index.ts';
import { sellSlot } from '../slot/book.handler.ts';
import { bookingFacts } from '../slot/booking-facts.ts';
import { lockSlot, slotOfAppointment } from '../slot/slot-row.ts';
import { publishSlotChange } from '../slot/publish-slot-change.ts';
import { withRecipients } from '../notice/with-recipients.ts';
import type { Before } from '../notice/with-recipients.ts';

const factsOf = (record: RecordFacts, slotId: string | null): AppointmentFacts => ({
  id: record.id,
  status: record.status as AppointmentFacts['status'],
  slotId,
  sessionId: String(record.sessionId),
  cancellationReason: (record.cancellationReason as string | null) ?? null,
  revision: Number(record.revision ?? 0),
});

/** The place is free for others; the appointment stays in the history. */
async function freeSlot(services: Services, tx: Tx, appointmentId: string): Promise<string | null> {
  const slot = await slotOfAppointment(tx, appointmentId);
  if (!slot) return null;
  await tx.query(
    `update appointment_slots set state = 'free', appointment_id = null where id = $1`,
    [slot.id],
  );
  const news = { state: 'free', heldById: null, heldByName: null, heldUntil: null } as const;
  publishSlotChange(services, tx, [{ ...slot, ...news }]);
  return slot.id;
}

function acceptedOrThrow<T>(decision: Decision<T>): Extract<Decision<T>, { kind: 'accepted' }> {
  if (decision.kind === 'refused') throw new Refused(decision.code);
  if (decision.kind === 'asked') {
    throw new Refused('confirmationRequired', { message: decision.question });
  }
  return decision;
}

export const appointmentHandlers = [
  handle(confirmAppointment, ({ record, input, commit }) =>
    commit(record, withRecipients(withoutSlot(decideConfirm(factsOf(record, null))), input)),
  ),
  handle(cancelAppointment, async ({ record, input, tx, services, commit }) => {
    const decision = decideCancel(factsOf(record, null), { reason: input.reason ?? '' });
    const answer = await commit(record, withRecipients(withoutSlot(decision), input));
    await freeSlot(services, tx, record.id);
    return answer;
  }),
  handle(moveAppointment, async ({ record, input, tx, actor, services }) => {
    const from = await slotOfAppointment(tx, record.id);
    if (from && from.id === input.slotId) throw new Refused('sameSlot');
    const to = await lockSlot(tx, input.slotId ?? '');
    const move = acceptedOrThrow(
      decideMove(factsOf(record, from?.id ?? null), { ...to, slotId: to.id }),
    );
    const companyId = (record.companyId as string | null) ?? null;
    const facts = await bookingFacts(tx, actor, to, companyId, services.now());
    acceptedOrThrow(decideBooking(facts, input.confirmed ?? false));
    await freeSlot(services, tx, record.id);
    const { session } = facts;
    await tx.query(
      `update appointments set session_id = $2, specialist_id = $3, centre_id = $4, time_zone = $5,
          date_from = $6, date_to = $7, revision = $8, concurrency_stamp = gen_random_uuid(),
          last_modification_time = now(), last_modifier_id = current_actor()
        where id = $1`,
      [
        record.id,
        to.sessionId,
        session.specialistId,
        session.centreId,
        session.timeZone,
        to.startsAt,
        to.endsAt,
        move.changes.revision,
      ],
    );
    await sellSlot(services, tx, to, record.id);
    await services.jobs.emit(tx, withRecipients(move, input, beforeMove(record)).events);
    return recordAnswer(tx, actor, appointment, record.id, { ability: moveAppointment.ability });
  }),
];

/** Where and with whom it was, for those who are told. */
const beforeMove = ({ dateFrom, dateTo, timeZone, specialistId }: RecordFacts): Before => ({
  startsAt: String(dateFrom),
  endsAt: String(dateTo),
  timeZone: String(timeZone),
  specialistId: String(specialistId),
});

/** The slot is a row of its own, not a field of the appointment. */
function withoutSlot(decision: Decision<AppointmentFacts>): Decision<AppointmentFacts> {
  if (decision.kind !== 'accepted') return decision;
  const { slotId: _slot, ...changes } = decision.changes;
  return { ...decision, changes };
}
