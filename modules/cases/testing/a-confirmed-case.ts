import type { aCasePractice } from './a-case.ts';

type CasePractice = Awaited<ReturnType<typeof aCasePractice>>;

/** An assessment with a booked appointment, at the step Appointment Confirmed. */
export async function aConfirmedCase(practice: CasePractice, values: object = {}) {
  const { id: sessionId } = await practice.session();
  const slots = await practice.slots(sessionId);
  const booked = await practice.book(slots[0]?.id ?? '');
  const appointmentId = String(booked.body.id);
  const made = await practice.newCase(values);
  await practice.run(
    `update assessments set appointment_id = $2, appointment_date = $3::timestamptz,
       appointment_zone = 'Australia/Sydney', step = 'appointmentConfirmed' where id = $1`,
    [made.id, appointmentId, slots[0]?.startsAt],
  );
  return { ...made, appointmentId, startsAt: String(slots[0]?.startsAt) };
}
