import { randomUUID } from 'node:crypto';
import { Refused, answer, handle } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { createRoster, mostSessions, readRoster, rosterDays, timesOn } from '../../domain/index.ts';
import type { RosterInput } from '../../domain/index.ts';
import { holidaysBetween, planDays } from './planned-days.ts';
import type { Planned } from './planned-days.ts';
import { publishSessionChange } from '../session/publish-session-change.ts';

const insertText = `insert into appointment_sessions (tenant_id, id, creator_id, last_modifier_id, specialist_id,
    centre_id, room_id, time_zone, date_from, date_to, slot_minutes, buffer_minutes, capacity, consultation_type,
    location_type, is_video_appointment, series_id)
  select current_tenant(), gen_random_uuid(), current_actor(), current_actor(), w.specialist_id, $2::uuid, $3::uuid,
    $4, w.date_from, w.date_to, $5::numeric, $6::numeric, $7::numeric, $8, $9, $10::boolean, $11
  from jsonb_to_recordset($1::jsonb) w(specialist_id uuid, date_from timestamptz, date_to timestamptz)
  order by w.date_from`;

/** A statement of ten thousand would outlast its deadline on a busy machine. */
const atOnce = 2000;

async function insertSessions(
  tx: Tx,
  input: RosterInput,
  planned: readonly Planned[],
  seriesId: string,
): Promise<void> {
  const rows = planned.map(({ specialistId, dateFrom, dateTo }) => ({
    specialist_id: specialistId,
    date_from: dateFrom,
    date_to: dateTo,
  }));
  for (let from = 0; from < rows.length; from += atOnce) {
    await tx.query(insertText, [
      JSON.stringify(rows.slice(from, from + atOnce)),
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
}

/** What cannot be made is told first (`isPreview`) and left out then; the rest is all or nothing. */
export const rosterHandler = handle(createRoster, async ({ tx, input, services }) => {
  const pattern = readRoster(input);
  if ('kind' in pattern) throw new Refused(pattern.code);
  const { firstDay, lastDay } = pattern;
  const holidays = await holidaysBetween(tx, firstDay, lastDay, input.centreId ?? null);
  const times = {
    from: input.from ?? '',
    to: input.to ?? '',
    timeZone: input.timeZone ?? '',
  };
  const everyDay = rosterDays(pattern, new Set());
  const days = input.skipHolidays ? everyDay.filter((day) => !holidays.has(day)) : everyDay;
  const specialistIds = [...new Set(input.specialistIds ?? [])];
  if (!days.length) throw new Refused('noRosterDays');
  if (days.length * specialistIds.length > mostSessions) throw new Refused('rosterTooLong');

  const planned = await planDays(
    tx,
    specialistIds,
    days.map((day) => timesOn(day, times)),
    input.roomId ?? null,
  );
  const made = planned.filter(({ skipped }) => !skipped);
  const seriesId = randomUUID();
  const result = {
    seriesId: input.isPreview ? null : seriesId,
    created: input.isPreview ? 0 : made.length,
    planned: planned.slice(0, mostShown),
    plannedCount: made.length,
    skippedCount: planned.length - made.length,
    holidays: everyDay.filter((day) => holidays.has(day)),
  };
  if (input.isPreview) return result;
  if (!made.length) throw new Refused('noRosterDays');
  await insertSessions(tx, input, made, seriesId);
  publishSessionChange(
    services,
    tx,
    made.map((day) => ({ ...day, id: seriesId })),
  );
  return answer(result, 201);
});

/** Enough to check by eye; the counts say the rest. */
const mostShown = 200;
