import { appointment, appointmentSession, sessionStatusCodes } from '../domain/index.ts';
import type { SessionStatus } from '../domain/index.ts';
import type { DemoFacts, TableRows } from '#kernel/server';
import { randomOf, recordRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { demoAppointments } from './appointments.ts';
import type { DemoAppointment } from './appointments.ts';
import { demoSessions } from './sessions.ts';
import type { DemoSession } from './sessions.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than a hundred uses of it. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

const shortDate = (instant: string, timeZone: string): string =>
  clockIn(timeZone).format(new Date(instant)).replace(',', '').replace('Sept', 'Sep');

/** What the triggers of the database would write; the demo is loaded without them. */
function sessionRecord(session: DemoSession, booked: number, isOnHold: boolean) {
  const totalSlots = session.slots.length;
  const freeSlots = totalSlots - booked;
  const sessionStatus: SessionStatus = isOnHold ? 'onHold' : freeSlots ? 'available' : 'booked';
  return {
    id: session.id,
    name: `${session.specialistName}, ${shortDate(session.dateFrom, session.timeZone)}`,
    specialistId: session.specialistId,
    centreId: session.centreId,
    roomId: session.roomId,
    timeZone: session.timeZone,
    dateFrom: session.dateFrom,
    dateTo: session.dateTo,
    slotMinutes: session.slotMinutes,
    bufferMinutes: 0,
    consultationType: session.consultationType,
    locationType: session.centreId ? ('mlpOwnedClinic' as const) : null,
    isVideoAppointment: session.isVideo,
    isOnHold,
    sessionStatus,
    sessionStatusCode: sessionStatusCodes[sessionStatus],
    totalSlots,
    freeSlots,
    seriesId: session.seriesId,
  };
}

const appointmentRecord = (
  { id, session, slot, client, status, bookedAt }: DemoAppointment,
  n: number,
) => ({
  id,
  reference: `APT-${bookedAt.slice(0, 4)}-${String(n + 1).padStart(6, '0')}`,
  clientId: String(client.id),
  companyId: (client.company_id as string | null) ?? null,
  caseManagerId: (client.case_manager_id as string | null) ?? null,
  sessionId: session.id,
  specialistId: session.specialistId,
  centreId: session.centreId,
  timeZone: session.timeZone,
  dateFrom: slot.startsAt,
  dateTo: slot.endsAt,
  status,
  consultationType: session.consultationType,
  interpreterRequired: client.interpreter_required === true,
  languageId:
    client.interpreter_required === true ? ((client.language_id as string) ?? null) : null,
  cancellationReason: status === 'cancelled' ? 'The claimant could not attend.' : null,
  creationTime: bookedAt,
});

/** Back and ahead. The first tenant is the one to look at; the others need not be as large. */
const weeks: Readonly<Partial<Record<TenantName, number>>> = {
  harbour: 13,
  summit: 4,
  lawbridge: 3,
  demo: 4,
};

/** Three months back and three ahead, out of the parties that the tenant has. */
export function bookingRows(
  tenant: TenantName,
  { rowsIn: rowsOf, today, now }: DemoFacts,
): TableRows[] {
  const rowsIn = (table: string) => rowsOf(table, tenantId(tenant));
  const random = randomOf(tenant, 'booking');
  const bookable = rowsIn('specialists').filter(({ recruitment_status: status }) =>
    ['ONBOARDED', 'ONBOARDING'].includes(String(status)),
  );
  const centres = rowsIn('centres').filter(({ receive_booking: takes }) => takes !== false);
  const sessions = demoSessions(
    bookable,
    centres,
    rowsIn('centre_rooms'),
    today,
    weeks[tenant] ?? 0,
    random,
  );
  const appointments = demoAppointments(sessions, rowsIn('clients'), now, random);
  const live = new Map(
    appointments.filter(({ status }) => status !== 'cancelled').map((one) => [one.slot.id, one.id]),
  );
  const owner = { tenant_id: tenantId(tenant) };
  const years = Map.groupBy(appointments, ({ bookedAt }) => bookedAt.slice(0, 4));
  return [
    ...recordRows(
      appointmentSession,
      sessions.map((session) => {
        const booked = session.slots.filter(({ id }) => live.has(id)).length;
        return sessionRecord(session, booked, !booked && random.next() < 0.03);
      }),
      owner.tenant_id,
    ),
    ...recordRows(appointment, appointments.map(appointmentRecord), owner.tenant_id),
    {
      table: 'appointment_slots',
      rows: sessions.flatMap((session) =>
        session.slots.map(({ id, startsAt, endsAt }) => ({
          ...owner,
          id,
          session_id: session.id,
          starts_at: startsAt,
          ends_at: endsAt,
          state: live.has(id) ? 'booked' : 'free',
          appointment_id: live.get(id) ?? null,
        })),
      ),
    },
    {
      table: 'number_series',
      rows: [...years.keys()].map((year) => ({
        ...owner,
        prefix: 'APT',
        year: Number(year),
        last: appointments.length,
      })),
    },
  ];
}
