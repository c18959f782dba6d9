import { appointmentSession, decideConfirm } from '#booking/domain';
import { lockAppointment, prepareBooking } from '#booking/server';
import type { BookingCall } from '#booking/server';
import { accept, create } from '#kernel/domain';
import type { Decision, Instant } from '#kernel/domain';
import { Refused, newId, writeBySystem } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { coType } from '../../domain/index.ts';
import type { CaseRecord, ShownParticipant } from '../../domain/index.ts';

const freeText = `select f.id from booking_sessions b join booking_slots f on f.session_id = b.id
  where b.specialist_id = $1::uuid and not b.is_cancelled and not b.is_on_hold and f.state = 'free'
    and f.starts_at = $2::timestamptz and f.ends_at >= $3::timestamptz limit 1`;

const otherText = `select 1 from booking_sessions b
  where b.specialist_id = $1::uuid and not b.is_cancelled
    and b.date_from < $3::timestamptz and b.date_to > $2::timestamptz limit 1`;

const slotText = `select id from booking_slots where session_id = $1::uuid order by starts_at limit 1`;

const zoneText = `select time_zone as zone from party_specialists where id = $1::uuid`;

export type ConferenceTime = {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly zone: string;
};

/** A slot of a session that is there, or a session of its own: constraints refuse what overlaps. */
async function slotFor(
  { tx, services }: Pick<BookingCall, 'tx' | 'services'>,
  record: CaseRecord,
  { specialistId, name }: ShownParticipant,
  { startsAt, endsAt, zone }: ConferenceTime,
): Promise<string> {
  const when = [specialistId, startsAt, endsAt];
  const [free] = await tx.query<{ id: string }>(freeText, when);
  if (free) return free.id;
  const [other] = await tx.query(otherText, when);
  if (other) throw new Refused('specialistTaken', { values: { name } });
  const [place] = await tx.query<{ zone: string | null }>(zoneText, [specialistId]);
  const id = newId();
  const session = create(appointmentSession, {
    id,
    specialistId: specialistId ?? '',
    timeZone: place?.zone ?? zone,
    dateFrom: startsAt,
    dateTo: endsAt,
    slotMinutes: Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
    bufferMinutes: 0,
    consultationType: 'telehealth',
    isVideoAppointment: true,
    note: `Conference ${record.caseNo}`,
    seriesId: record.id,
  });
  await writeBySystem({ tx, services }, accept(session));
  const [made] = await tx.query<{ id: string }>(slotText, [id]);
  if (!made) throw new Refused('specialistTaken', { values: { name } });
  return made.id;
}

/** Several meet about one claimant at one time, in whatever slot each has: that is meant. */
const meant = {
  claimantElsewhere: 'yes',
  sameSpecialistThatDay: 'yes',
  wrongConsultationType: 'yes',
} as const;

async function confirmBooked(tx: Tx, id: string, now: Instant): Promise<Decision> {
  const booked = await lockAppointment(tx, id);
  if (!booked) throw new Error(`Appointment ${id} is gone`);
  return decideConfirm(booked, { tell: [] }, now);
}

type BookedConference = {
  readonly specialists: readonly ShownParticipant[];
  readonly time: ConferenceTime;
  /** Under the rights of whoever confirms the time. */
  write(decision: Decision): Promise<void>;
};

/** D9: nobody is booked twice. Who reads of it gets the invitation of the conference instead. */
export async function bookSpecialists(
  call: BookingCall,
  record: CaseRecord,
  { specialists, time, write }: BookedConference,
): Promise<void> {
  const { tx, services } = call;
  for (const specialist of specialists) {
    const slotId = await slotFor(call, record, specialist, time);
    const { id, decision } = await prepareBooking(
      { ...call, answers: { ...meant, ...call.answers } },
      {
        slotId,
        clientId: String(record.clientId),
        companyId: (record.companyId as string | null) ?? null,
        consultationType: 'telehealth',
        tell: [],
        forCase: { caseModule: coType.key, caseId: record.id },
      },
    );
    await write(decision);
    await writeBySystem(
      { tx, services },
      await confirmBooked(tx, id, services.now().toISOString()),
    );
  }
}
