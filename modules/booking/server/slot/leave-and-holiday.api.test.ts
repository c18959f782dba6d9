import { describe, expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPractice } from '../../testing/index.ts';
import type { Practice } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer] });

const dayOf = (session: Record<string, unknown>) => String(session.dateFrom).slice(0, 10);

async function under(close: (practice: Practice, day: string) => Promise<unknown>) {
  const practice = await aPractice(server);
  const session = await practice.session();
  await close(practice, dayOf(session));
  const [slot] = await practice.slots(session.id);
  const day = dayOf(session);
  const { body } = await practice.api.get(
    `/app/appointment-sessions/calendar?from=${day}&to=${day}`,
  );
  return { practice, session, slot, inCalendar: body.sessions };
}

const onLeave = ({ api, specialistId }: Practice, day: string) =>
  api.post('/app/specialist-leaves', { specialistId, startDate: day, endDate: day });

const onHoliday =
  (values: Record<string, unknown> = {}) =>
  async ({ api, run, centreId }: Practice, date: string) => {
    const address = JSON.stringify({ state: 'New South Wales' });
    await run('update centres set address = $2::jsonb where id = $1', [centreId, address]);
    return api.post('/app/holidays', { name: 'Show Day', date, ...values });
  };

describe('a slot', () => {
  test('under leave is not found, says why in slots and calendar, and is not booked', async () => {
    const { practice, slot, inCalendar } = await under(onLeave);

    expect((await practice.search()).body.totalCount).toBe(0);
    expect(slot?.reasons.map(({ reason }) => reason)).toEqual(['onLeave']);
    expect(inCalendar).toMatchObject([{ reasons: ['onLeave'] }]);
    expect((await practice.book(slot?.id ?? '', { confirmed: true })).body.error?.code).toBe(
      'specialistOnLeave',
    );
  });

  test.each<[string, Record<string, unknown>]>([
    ['of the country', {}],
    ['of the state, however it is written', { states: ['NSW'] }],
  ])('on a holiday %s says so everywhere, and staff are asked', async (_which, values) => {
    const { practice, slot, inCalendar } = await under(onHoliday(values));
    const found = await practice.search();

    expect(found.body.items[0]?.slots[0]?.reasons.map(({ reason }) => reason)).toEqual(['holiday']);
    expect(slot?.reasons.map(({ reason }) => reason)).toEqual(['holiday']);
    expect(inCalendar).toMatchObject([{ reasons: ['holiday'] }]);
    expect((await practice.book(slot?.id ?? '')).body.error).toMatchObject({
      code: 'confirmationRequired',
      questions: [{ key: 'holiday' }],
    });
    expect((await practice.book(slot?.id ?? '', { answers: { holiday: 'yes' } })).status).toBe(201);
  });

  test('on a holiday of another state is free', async () => {
    const { slot, inCalendar } = await under(onHoliday({ states: ['WA'] }));

    expect(slot?.reasons).toEqual([]);
    expect(inCalendar).toMatchObject([{ reasons: [] }]);
  });

  test('on a holiday is not for a customer', async () => {
    const { practice, slot } = await under(onHoliday());
    const { tenantId, companyId, clientId } = practice;
    const manager = server.signedIn({
      tenantId,
      roles: ['CASE_MANAGER'],
      ids: {
        companyId: [companyId],
        ownCompanyIds: [companyId],
        companiesSharingClaimants: [companyId],
      },
    }).api;

    const answer = await manager.post(`/app/appointment-slots/${slot?.id}/book`, {
      clientId,
      consultationType: 'inPerson',
      answers: { holiday: 'yes' },
    });

    expect(answer.body.error?.code).toBe('slotOnHoliday');
  });

  test('of the wrong type is asked of staff and refused to a customer', async () => {
    const practice = await aPractice(server);
    const session = await practice.session();
    const [slot] = await practice.slots(session.id);

    const asked = await practice.book(slot?.id ?? '', { consultationType: 'telehealth' });
    const refused = await server
      .signedIn({
        tenantId: practice.tenantId,
        roles: ['CASE_MANAGER'],
        ids: {
          companyId: [practice.companyId],
          ownCompanyIds: [practice.companyId],
          companiesSharingClaimants: [practice.companyId],
        },
      })
      .api.post(`/app/appointment-slots/${slot?.id}/book`, {
        clientId: practice.clientId,
        consultationType: 'telehealth',
      });

    expect(asked.body.error).toMatchObject({ questions: [{ key: 'wrongConsultationType' }] });
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { code: 'wrongConsultationType' } },
    });
  });
});
