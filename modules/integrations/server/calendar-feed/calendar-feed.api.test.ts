import { bookingServer } from '#booking/server';
import { aClinic } from '#booking/testing';
import { aPerson, aPractice } from '#identity/testing';
import type { RoleName } from '#platform/domain';
import { testServer } from '#kernel/testing';
import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { integrationsServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [bookingServer, integrationsServer],
  now: () => new Date('2030-01-01T00:00:00.000Z'),
});
const { services, anonymous } = server;

async function aPracticeWithBooking() {
  const clinic = await aClinic(server);
  const { tenantId } = clinic;
  const practice = await aPractice(services, { tenantId });
  const somebodyOf = async (...roles: RoleName[]) => {
    const person = await aPerson(services, practice, { roles });
    return { ...person, ...server.signedIn({ tenantId, userId: person.id, roles }) };
  };
  const { id: sessionId } = await clinic.session();
  const [slot] = await clinic.slots(sessionId);
  const booked = await clinic.book(String(slot?.id));
  return { ...clinic, somebodyOf, appointmentId: String(booked.body.id), booked };
}

const pathOf = (url: unknown) => new URL(String(url)).pathname;
const calendarOf = async (url: unknown, headers = {}) => anonymous.get(pathOf(url), { headers });
const textOf = async (url: unknown) =>
  (await calendarOf(url)).raw.toString().replaceAll('\r\n ', '');

describe('a calendar feed', () => {
  test('of a specialist holds the appointments that stand, and none that was cancelled', async () => {
    const practice = await aPracticeWithBooking();
    const { api } = await practice.somebodyOf('STAFF');
    const { specialistId } = practice;

    const made = await api.post('/app/calendar-feeds/specialist', { specialistId });
    const answer = await calendarOf(made.body.url);
    const text = answer.raw.toString();
    await practice.cancel(practice.appointmentId);
    const after = await textOf(made.body.url);

    expect([made.status, answer.status]).toEqual([200, 200]);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(text).toContain(`UID:feed-${practice.appointmentId}@caseway`);
    expect(text).toContain('DTSTART:20300101T');
    expect(after).not.toContain('VEVENT');
  });

  test('of a centre says number and place, and names nobody', async () => {
    const practice = await aPracticeWithBooking();
    const { api } = await practice.somebodyOf('STAFF');
    const { centreId } = practice;
    const made = await api.post('/app/calendar-feeds/centre', { centreId });

    const text = await textOf(made.body.url);

    expect(text).toMatch(/SUMMARY:APT-\d{4}-\d+/);
    expect(text).toContain('LOCATION:Macquarie Street Rooms');
    expect(text).not.toMatch(/Haddad|Noor|Menon/);
  });

  test('that did not change is not sent again', async () => {
    const practice = await aPracticeWithBooking();
    const { api } = await practice.somebodyOf('STAFF');
    const { specialistId } = practice;
    const made = await api.post('/app/calendar-feeds/specialist', { specialistId });
    const first = await calendarOf(made.body.url);

    const again = await calendarOf(made.body.url, { 'if-none-match': first.headers['etag'] });
    await practice.cancel(practice.appointmentId);
    const changed = await calendarOf(made.body.url, { 'if-none-match': first.headers['etag'] });

    expect([again.status, again.raw.toString()]).toEqual([304, '']);
    expect(changed.status).toBe(200);
  });

  test('of one person holds what they are in charge of, not the whole practice', async () => {
    const practice = await aPracticeWithBooking();
    const { tenantId, appointmentId } = practice;
    const [mine, other] = [await practice.somebodyOf('STAFF'), await practice.somebodyOf('STAFF')];
    const feedOf = async ({ api }: typeof mine) =>
      textOf((await api.post('/app/calendar-feeds/own', {})).body.url);
    const before = await feedOf(mine);

    const { api } = server.signedIn({ tenantId, roles: ['STAFF'], features: ['Assessment'] });
    const { body } = await api.post(`/app/appointments/${appointmentId}/makeCase`, {});
    await services.hostDb.batch({ tenantId }, [
      {
        text: 'update assessments set pic_user_id = $2 where id = $1',
        values: [body.id, mine.id],
      },
    ]);
    const after = await feedOf(mine);

    expect(before).not.toContain('VEVENT');
    expect(after).toContain(`UID:feed-${appointmentId}@caseway`);
    expect(after).toContain(`SUMMARY:${String(body.caseNo)}`);
    expect(after.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(await feedOf(other)).not.toContain('VEVENT');
  });

  test('ends with the right of whoever made it to see appointments', async () => {
    const practice = await aPracticeWithBooking();
    const { api, id } = await practice.somebodyOf('STAFF');
    const { tenantId, specialistId } = practice;
    const made = await api.post('/app/calendar-feeds/specialist', { specialistId });
    const before = await calendarOf(made.body.url);

    await services.hostDb.batch({ tenantId }, [
      {
        text: 'delete from users__roles where tenant_id = $1 and owner_id = $2',
        values: [tenantId, id],
      },
    ]);

    expect(before.status).toBe(200);
    await expect.poll(async () => (await calendarOf(made.body.url)).status).toBe(404);
  });

  test('is listed to and ended by whoever made it, and by nobody else', async () => {
    const practice = await aPracticeWithBooking();
    const mine = await practice.somebodyOf('STAFF');
    const other = await practice.somebodyOf('STAFF');
    const { specialistId } = practice;
    const made = await mine.api.post('/app/calendar-feeds/specialist', { specialistId });
    const listOf = async ({ api }: typeof mine) =>
      (await api.get('/app/calendar-feeds')).body.items as unknown as { id: string }[];

    const [listed] = await listOf(mine);
    const ofOther = await listOf(other);
    const byOther = await other.api.delete(`/app/calendar-feeds/${made.body.id}`);
    const byMe = await mine.api.delete(`/app/calendar-feeds/${made.body.id}`);

    expect(listed).toMatchObject({ id: made.body.id, label: 'Calendar of a specialist' });
    expect(JSON.stringify(listed)).not.toContain('http');
    expect([ofOther, byOther.status, byMe.status]).toEqual([[], 404, 204]);
    expect((await calendarOf(made.body.url)).status).toBe(404);
    expect(await listOf(mine)).toEqual([]);
  });

  test('a specialist subscribes to nobody else, a case manager to nothing', async () => {
    const practice = await aPracticeWithBooking();
    const specialist = await practice.somebodyOf('SPECIALIST');
    const manager = await practice.somebodyOf('CASE_MANAGER');
    const { specialistId } = practice;

    const own = await specialist.api.post('/app/calendar-feeds/own', {});
    const other = await specialist.api.post('/app/calendar-feeds/specialist', { specialistId });
    const customer = await manager.api.post('/app/calendar-feeds/own', {});

    expect([own.status, other.status, customer.status]).toEqual([200, 403, 403]);
    expect(await textOf(own.body.url)).not.toContain('VEVENT');
  });

  test('an unknown specialist, or one of another practice, is not found', async () => {
    const [one, other] = [await aPracticeWithBooking(), await aPracticeWithBooking()];
    const { api } = await one.somebodyOf('STAFF');
    const { specialistId } = other;

    const made = await api.post('/app/calendar-feeds/specialist', { specialistId });

    expect(made.status).toBe(404);
  });
});
