import { aReachablePractice } from '#booking/testing';
import type { TestServer } from '#kernel/testing';
import { post, put } from './calls.ts';
import type { SendingCalls } from './moves.ts';

const place = '/app/appointment-sessions';

/** People with appointments are told when their session, its room or its centre changes. */
export async function sessionsSending(server: TestServer): Promise<SendingCalls> {
  const practice = await aReachablePractice(server);
  const { api, run, tenantId } = practice;
  const booked = async (values: Record<string, unknown> = {}) => {
    const session = await practice.session(values);
    const [slot] = await practice.slots(session.id);
    const { status, body } = await practice.book(slot?.id ?? '', { tell: [] });
    if (status !== 201) throw new Error(JSON.stringify(body));
    const { concurrencyStamp } = (await api.get(`${place}/${session.id}`)).body;
    return { ...session, concurrencyStamp };
  };
  const anotherRoom = async () => {
    const id = crypto.randomUUID();
    await run(`insert into centre_rooms (tenant_id, id, centre_id, name) values ($1, $2, $3, $4)`, [
      tenantId,
      id,
      practice.centreId,
      `Room ${id.slice(0, 4)}`,
    ]);
    return id;
  };
  const change = ({ id, concurrencyStamp }: { id: string; concurrencyStamp: unknown }) => ({
    put: (choice: string, values: object) =>
      put(api, `${place}/${id}?forBookings=${choice}`, { ...values, concurrencyStamp }),
  });
  return {
    'appointmentSession.update moved': async () => {
      const session = await booked();
      const later = (time: unknown) => new Date(Date.parse(String(time)) + 3_600_000).toISOString();
      const { dateFrom, dateTo } = session as { dateFrom?: unknown; dateTo?: unknown };
      return change(session).put('moveAll', { dateFrom: later(dateFrom), dateTo: later(dateTo) });
    },
    'appointmentSession.update room': async () =>
      change(await booked()).put('tell', { roomId: await anotherRoom() }),
    'appointmentSession.changeSessions': async () => {
      const ids = [(await booked()).id, (await booked()).id];
      const wish = { ids, verb: 'change', roomId: await anotherRoom(), forBookings: 'tell' };
      return post(api, `${place}/bulk`, wish);
    },
    'centre.update': async () => {
      const centreId = await practice.centre('Old Street Rooms');
      await booked({ centreId });
      const { concurrencyStamp } = (await api.get(`/app/centres/${centreId}`)).body;
      const address = {
        line1: '1 New Street',
        suburb: 'Parramatta',
        state: 'NSW',
        postcode: '2150',
      };
      return put(api, `/app/centres/${centreId}?forBookings=tell`, { address, concurrencyStamp });
    },
  };
}
