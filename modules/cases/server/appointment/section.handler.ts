import { accept, change, dayIn } from '#kernel/domain';
import { prepareBooking } from '#booking/server';
import type { BookingCall } from '#booking/server';
import { Refused, handle, throwUnlessAccepted } from '#kernel/server';
import type { Handler } from '#kernel/server';
import type { InputOf } from '#kernel/domain';
import type { bookSlot } from '#booking/domain';
import { decideTogether, refuseBooking, sectionActions } from '../../domain/index.ts';
import type { CaseRecord, CaseType } from '../../domain/index.ts';
import { caseRecord } from '../engine/index.ts';
import { withPayAboveFee } from './pay-above-fee.ts';

export type SlotWish = {
  readonly slotId: string;
  readonly consultationType?: InputOf<typeof bookSlot>['consultationType'] | null;
  readonly tell?: InputOf<typeof bookSlot>['tell'];
};

/** What a case knows of the booking that is made for it. */
export async function prepareForCase(
  call: BookingCall,
  type: CaseType,
  record: CaseRecord,
  { slotId, consultationType, tell = null }: SlotWish,
) {
  if (!consultationType)
    throw new Refused('consultationTypeMissing', { field: 'consultationType' });
  const made = await prepareBooking(call, {
    slotId,
    clientId: String(record.clientId),
    companyId: (record.companyId as string | null) ?? null,
    caseManagerId: (record.bookingCmId as string | null) ?? null,
    consultationType,
    interpreterRequired: record.interpreterRequired === true,
    languageId: (record.languageId as string | null) ?? null,
    note: (record.appointmentNote as string | null) ?? null,
    tell,
    forCase: { caseModule: type.key, caseId: record.id },
  });
  const { session, slot, decision } = made;
  const about = {
    decision,
    specialistId: session.specialistId,
    day: dayIn(session.timeZone, new Date(slot.startsAt)),
  };
  return { ...made, decision: await withPayAboveFee(call, type, record, about) };
}

/** With an appointment the specialist is whoever has the slot; another one is a reschedule. */
function refuseOtherSpecialist(record: CaseRecord, { specialistId }: { specialistId?: unknown }) {
  if (record.appointmentId && specialistId !== undefined && specialistId !== record.specialistId)
    throw new Refused('caseHasAppointment', { field: 'specialistId' });
}

/**
 * C-045: keeps what the section says; with `slotId` the slot is booked too. The case takes its step
 * behind the new appointment (`follow-appointment.ts`), in the same transaction.
 */
export function appointmentSectionHandler(type: CaseType): Handler {
  const action = sectionActions(type.resource).find(({ name }) => name === 'save:appointment');
  if (!action) throw new Error(`${type.key} has no section Appointment`);
  return handle(action, async (call) => {
    const { commit } = call;
    const record = caseRecord(call.record);
    const { slotId, consultationType, tell, ...values } = call.input as Partial<SlotWish>;
    refuseOtherSpecialist(record, values);
    const saved = Object.keys(values).length ? [change(type.resource, record.id, values)] : [];
    if (!slotId) return commit(accept(...saved));
    const refused = refuseBooking(type, record);
    if (refused) throwUnlessAccepted(refused);
    const known = { ...record, ...values };
    const wish = { slotId, consultationType: consultationType ?? null, tell: tell ?? null };
    const { decision } = await prepareForCase(call, type, known, wish);
    return commit(decideTogether(saved, decision));
  });
}
