import { Refused, handle, newId, recordAnswer } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { appointment, bookSlot, decideBooking } from '../../domain/index.ts';
import { bookingFacts, partiesOf } from './booking-facts.ts';
import { lockSlot } from './slot-row.ts';
import type { SlotRow } from './slot-row.ts';
import { publishSlotChange } from './publish-slot-change.ts';

const insertText = `insert into appointments (tenant_id, id, creator_id, last_modifier_id, reference, client_id,
    company_id, case_manager_id, session_id, specialist_id, centre_id, time_zone, date_from, date_to,
    consultation_type, interpreter_required, language_id, note, status)
  values (current_tenant(), $1, current_actor(), current_actor(), next_number('APT', $2), $3, $4, $5, $6, $7,
    $8, $9, $10, $11, $12, $13, $14, $15, 'booked')`;

/** From here on the slot is sold; the check of the table makes it name its appointment. */
export async function sellSlot(
  services: Services,
  tx: Tx,
  slot: SlotRow,
  appointmentId: string,
): Promise<void> {
  await tx.query(
    `update appointment_slots set state = 'booked', appointment_id = $2, held_by_id = null,
      held_by_name = null, held_until = null where id = $1 and state <> 'booked'`,
    [slot.id, appointmentId],
  );
  const news = { heldById: null, heldByName: null, heldUntil: null, state: 'booked' } as const;
  publishSlotChange(services, tx, [{ ...slot, ...news }]);
}

/** D9: decided and written in one transaction, with the slot's row locked. */
export const bookHandler = handle(bookSlot, async (call) => {
  const { tx, actor, services, input, params } = call;
  const slot = await lockSlot(tx, params.slotId ?? '');
  const parties = await partiesOf(tx, actor, input);
  const facts = await bookingFacts(tx, actor, slot, parties.companyId, services.now());
  const decision = decideBooking(facts, input.confirmed ?? false);
  if (decision.kind === 'refused') throw new Refused(decision.code);
  if (decision.kind === 'asked') {
    throw new Refused('confirmationRequired', { message: decision.question });
  }
  const id = newId();
  const { session } = facts;
  await tx.query(insertText, [
    id,
    services.now().getUTCFullYear(),
    parties.clientId,
    parties.companyId,
    parties.caseManagerId,
    slot.sessionId,
    session.specialistId,
    session.centreId,
    session.timeZone,
    slot.startsAt,
    slot.endsAt,
    input.consultationType,
    input.interpreterRequired ?? false,
    input.languageId ?? null,
    input.note ?? null,
  ]);
  await sellSlot(services, tx, slot, id);
  await services.jobs.emit(tx, [
    {
      type: 'AppointmentBooked',
      appointmentId: id,
      sessionId: slot.sessionId,
      tell: input.tell ?? null,
    },
  ]);
  return recordAnswer(tx, actor, appointment, id, { ability: bookSlot.ability, status: 201 });
});
