import { decideAttendance, decideSessionCancellation, movesAt } from '#booking/domain';
import { lockAppointment, prepareCancel } from '#booking/server';
import { writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { coType } from '../../domain/index.ts';
import { reasonIdOf } from '../engine/index.ts';

type Working = { readonly tx: Tx; readonly services: Services };

const bookedText = `select id from booking_appointments
  where case_module = $1 and case_id = $2 and status <> 'cancelled' order by id`;

const sessionsText = `select id, is_on_hold as "isOnHold", is_cancelled as "isCancelled"
  from booking_sessions where series_id = $1 and not is_cancelled and total_slots = free_slots`;

async function bookedOf(tx: Tx, conferenceId: string) {
  const rows = await tx.query<{ id: string }>(bookedText, [coType.key, conferenceId]);
  const found = [];
  for (const { id } of rows) found.push(await lockAppointment(tx, id));
  return found.filter((one) => one !== null);
}

type Session = { id: string; isOnHold: boolean; isCancelled: boolean };

/** The specialists have their time back; sessions that were made for the conference end. */
export async function releaseBookings(
  call: Working,
  conferenceId: string,
  note: string | null,
): Promise<void> {
  const { tx, services } = call;
  const now = services.now().toISOString();
  for (const booked of await bookedOf(tx, conferenceId)) {
    if (!movesAt(booked, now).has('cancel')) continue;
    const reasonId = await reasonIdOf(tx, 'Other');
    await writeBySystem(call, await prepareCancel(call, booked, { reasonId, note, tell: [] }));
  }
  for (const session of await tx.query<Session>(sessionsText, [conferenceId])) {
    await writeBySystem(call, decideSessionCancellation(session, 0));
  }
}

/** Whoever was booked was there. */
export async function recordAttendance({ tx, services }: Working, conferenceId: string) {
  const now = services.now().toISOString();
  for (const booked of await bookedOf(tx, conferenceId)) {
    if (!movesAt(booked, now).has('attend')) continue;
    await writeBySystem({ tx, services }, decideAttendance(booked, 'attend', null, now));
  }
}
