import { randomUUID } from 'node:crypto';
import type { Api, TestServer } from '#kernel/testing';

export type Clinic = {
  readonly api: Api;
  readonly tenantId: string;
  readonly userId: string;
  readonly specialistId: string;
  readonly centreId: string;
  readonly roomId: string;
  readonly companyId: string;
  readonly clientId: string;
  /** A value of the list of cancellation reasons. */
  readonly reasonId: string;
  /** From nine to twelve in three slots, on a day of its own. */
  session(values?: Record<string, unknown>): Promise<{ id: string } & Record<string, unknown>>;
  slots(sessionId: unknown): Promise<SlotItem[]>;
  /** The one claimant of a clinic may come twice on a day. */
  book(slotId: string, values?: Record<string, unknown>): ReturnType<Api['post']>;
  move(appointmentId: unknown, slotId: string | undefined): ReturnType<Api['put']>;
  cancel(appointmentId: unknown, values?: Record<string, unknown>): ReturnType<Api['put']>;
};

/** What a claimant is asked about who is there already. */
export const sureOfClaimant = { claimantElsewhere: 'yes', sameSpecialistThatDay: 'yes' };

export type SlotItem = {
  id: string;
  state: string;
  startsAt: string;
  heldById: string | null;
  reasons: { reason: string }[];
};

const text = {
  specialist: `insert into specialists (tenant_id, id, first_name, last_name, recruitment_status, onboarded_date)
    values ($1, $2, 'Priya', 'Menon', 'ONBOARDED', '2020-01-01')`,
  centre: `insert into centres (tenant_id, id, name, ownership_type, time_zone)
    values ($1, $2, 'Macquarie Street Rooms', 'mlpOwned', 'Australia/Sydney')`,
  room: `insert into centre_rooms (tenant_id, id, centre_id, name) values ($1, $2, $3, 'Room 1')`,
  company: `insert into companies (tenant_id, id, name, business_type) values ($1, $2, 'Harbour Legal', 'insurer')`,
  client: `insert into clients (tenant_id, id, first_name, last_name, company_id) values ($1, $2, 'Noor', 'Haddad', $3)`,
  reason: `insert into lookup_config (tenant_id, id, type, label) values ($1, $2, 'cancellationReason', 'Matter settled')`,
};

/** A tenant with one of each that a booking needs, and somebody who books. */
export async function aClinic(server: TestServer, roles = ['STAFF']): Promise<Clinic> {
  const { api, actor } = server.signedIn({ roles, features: ['MatterTypeFiltering'] });
  const { tenantId, userId } = actor;
  const [specialistId, centreId, roomId, companyId, clientId, reasonId] = Array.from(
    { length: 6 },
    () => randomUUID(),
  ) as [string, string, string, string, string, string];
  await server.services.hostDb.batch({ tenantId }, [
    { text: text.specialist, values: [tenantId, specialistId] },
    { text: text.centre, values: [tenantId, centreId] },
    { text: text.room, values: [tenantId, roomId, centreId] },
    { text: text.company, values: [tenantId, companyId] },
    { text: text.client, values: [tenantId, clientId, companyId] },
    { text: text.reason, values: [tenantId, reasonId] },
  ]);
  let days = 0;
  return {
    api,
    tenantId,
    userId,
    specialistId,
    centreId,
    roomId,
    companyId,
    clientId,
    reasonId,
    async session(values = {}) {
      days += 1;
      const day = new Date(Date.UTC(2030, 0, days)).toISOString().slice(0, 10);
      const { status, body } = await api.post('/app/appointment-sessions', {
        specialistId,
        centreId,
        dateFrom: `${day}T09:00:00.000Z`,
        dateTo: `${day}T12:00:00.000Z`,
        ...values,
      });
      if (status !== 201) throw new Error(`No session: ${status} ${JSON.stringify(body)}`);
      return body as unknown as { id: string } & Record<string, unknown>;
    },
    async slots(sessionId) {
      const { body } = await api.get(`/app/appointment-sessions/${String(sessionId)}/slots`);
      return body.items as unknown as SlotItem[];
    },
    book: (slotId, values = {}) =>
      api.post(`/app/appointment-slots/${slotId}/book`, {
        clientId,
        consultationType: 'inPerson',
        answers: sureOfClaimant,
        ...values,
      }),
    move: (appointmentId, slotId) =>
      api.put(`/app/appointments/${String(appointmentId)}/move`, {
        slotId,
        answers: sureOfClaimant,
      }),
    cancel: (appointmentId, values = {}) =>
      api.put(`/app/appointments/${String(appointmentId)}/cancel`, { reasonId, ...values }),
  };
}
