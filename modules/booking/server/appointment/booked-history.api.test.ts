import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aClinic } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer] });
const urlOf = (id: unknown) => `/app/entity-changes/${String(id)}/BookedAppointmentHistory`;

const inHours = (hours: number) => {
  const from = Date.now() + hours * 3_600_000;
  const day = (at: number) => `${new Date(at).toISOString().slice(0, 13)}:00:00.000Z`;
  return { dateFrom: day(from), dateTo: day(from + 3_600_000) };
};

test('[C-277] [B-395] an appointment that was moved twice has three rows', async () => {
  const clinic = await aClinic(server);
  const slotIn = async (hours: number) => {
    const session = await clinic.session(inHours(hours));
    return (await clinic.slots(session.id))[0]?.id;
  };
  const { body: first } = await clinic.book((await slotIn(48)) ?? '');
  const url = `/app/appointments/${first.id}`;
  const second = await clinic.api.put(`${url}/move`, { slotId: await slotIn(72) });
  const third = await clinic.api.put(`${url}/move`, { slotId: await slotIn(96) });

  const { status, body } = await clinic.api.get(urlOf(first.id));

  expect(status).toBe(200);
  expect(body.items?.map(({ dateFrom }) => dateFrom)).toEqual([
    third.body.dateFrom,
    second.body.dateFrom,
    first.dateFrom,
  ]);
  expect(body.items?.map(({ movedTime }) => movedTime ?? null)).toEqual([
    null,
    body.items?.[0]?.changeTime,
    body.items?.[1]?.changeTime,
  ]);
  expect(body.items?.[0]?.specialist).toBe(third.body.specialist?.displayName);
});

test('[C-277] of what is no appointment of theirs there is none', async () => {
  const clinic = await aClinic(server);
  const other = await aClinic(server);
  const session = await clinic.session(inHours(48));
  const { body } = await clinic.book((await clinic.slots(session.id))[0]?.id ?? '');

  expect((await other.api.get(urlOf(body.id))).status).toBe(404);
  expect((await clinic.api.get(urlOf(randomUUID()))).status).toBe(404);
  expect((await clinic.api.get(urlOf(session.id))).status).toBe(404);
});
