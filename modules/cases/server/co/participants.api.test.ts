import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { testServer } from '#kernel/testing';
import type { ApiAnswer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice, aConference } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [documentsServer, correspondenceServer, bookingServer, casesServer],
});
const practice = await aCasePractice(server);
const { api, tenantId, specialistId } = practice;

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];

describe('the participants of a conference', () => {
  test('[R-142] are called as their records say, and the first specialist leads', async () => {
    const { saved, url } = await aConference(practice);

    expect(saved).toMatchObject({
      status: 200,
      body: {
        participants: [
          { role: 'specialist', name: 'Priya Menon', email: 'rooms@menon.example' },
          { role: 'specialist', name: 'Tomas Ferro', email: 'rooms@ferro.example' },
          { role: 'lawyer', name: 'Ruth Adeyemi' },
        ],
      },
    });
    expect((await api.get(url)).body).toMatchObject({ specialistId, caseStatus: 'created' });
  });

  test.each([
    [
      'participantTwice',
      [
        { role: 'specialist', specialistId },
        { role: 'specialist', specialistId },
      ],
    ],
    ['participantWithoutSpecialist', [{ role: 'specialist', name: 'Dr Nobody' }]],
    ['participantWithoutName', [{ role: 'lawyer', email: 'x@y.example' }]],
  ])('bad lists are refused: %s', async (code, items) => {
    const { url } = await aConference(practice);

    expect(codeOf(await api.put(`${url}/participants`, { items }))).toEqual([422, code]);
  });

  test.each([
    ['NON_BOOKING_CONTACT', 'the specialist is a contact who takes no bookings'],
    ['RECRUITING', 'the specialist is still being recruited'],
  ])('[B-084] somebody %s is refused by name, in their line', async (status, why) => {
    const { url } = await aConference(practice);
    const wrongId = await practice.specialist('Bao Tran', { recruitment_status: status });

    const items = [
      { role: 'specialist', specialistId },
      { role: 'specialist', specialistId: wrongId },
    ];
    const { status: answer, body } = await api.put(`${url}/participants`, { items });

    const message = `Bao Tran cannot be booked: ${why}. Choose another specialist.`;
    expect([answer, body.error?.code]).toEqual([422, 'participantUnbookable']);
    expect(body.error?.validationErrors).toEqual([{ message, members: ['items.1.specialistId'] }]);
  });

  test('[G-085] a specialist whom the company excluded is refused; a customer reads no secrets', async () => {
    const { url } = await aConference(practice);
    const excludedId = await practice.specialist('Cleo Ray');
    const recruitingId = await practice.specialist('Dan Wu', { recruitment_status: 'RECRUITING' });
    await practice.run(
      `insert into company_excluded_specialists (tenant_id, id, company_id, specialist_id, reason)
       values ($1, $2, $3, $4, 'A complaint')`,
      [tenantId, randomUUID(), practice.companyId, excludedId],
    );
    const customer = practice.signedIn(['CASE_MANAGER'], {
      ids: {
        ownCompanyIds: [practice.companyId],
        companiesSharingClaimants: [practice.companyId],
        bookableCompanyIds: [practice.companyId],
      },
    }).api;
    const put = async (by: typeof api, whose: string) => {
      const items = [{ role: 'specialist', specialistId: whose }];
      return (await by.put(`${url}/participants`, { items })).body.error?.message;
    };

    expect(await put(api, excludedId)).toContain('the company has excluded this specialist');
    expect(await put(customer, recruitingId)).toBe(
      'Dan Wu cannot be booked: the specialist takes no bookings. Choose another specialist.',
    );
  });
});
