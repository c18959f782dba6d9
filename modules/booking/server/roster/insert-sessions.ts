import type { Tx } from '#kernel/server';
import type { RosterOrder } from './roster-work.ts';
import type { Planned } from './planned-days.ts';

const insertText = `insert into appointment_sessions (tenant_id, id, creator_id, last_modifier_id, specialist_id,
    centre_id, room_id, time_zone, date_from, date_to, slot_minutes, buffer_minutes, capacity, consultation_type,
    location_type, is_video_appointment, series_id)
  select current_tenant(), gen_random_uuid(), current_actor(), current_actor(), w.specialist_id, $2::uuid, $3::uuid,
    $4, w.date_from, w.date_to, $5::numeric, $6::numeric, $7::numeric, $8, $9, $10::boolean, $11
  from jsonb_to_recordset($1::jsonb) w(specialist_id uuid, date_from timestamptz, date_to timestamptz)
  order by w.date_from`;

export async function insertSessions(
  tx: Tx,
  input: RosterOrder,
  planned: readonly Planned[],
  seriesId: string,
): Promise<void> {
  if (!planned.length) return;
  const rows = planned.map(({ specialistId, dateFrom, dateTo }) => ({
    specialist_id: specialistId,
    date_from: dateFrom,
    date_to: dateTo,
  }));
  await tx.query(insertText, [
    JSON.stringify(rows),
    input.centreId ?? null,
    input.roomId ?? null,
    input.timeZone,
    input.slotMinutes,
    input.bufferMinutes ?? 0,
    input.capacity ?? null,
    input.consultationType,
    input.locationType ?? null,
    input.isVideoAppointment ?? false,
    seriesId,
  ]);
}
