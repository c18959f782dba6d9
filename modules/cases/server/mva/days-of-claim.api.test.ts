import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { accident } from '../../testing/claim-facts.ts';
import { aCasePractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [correspondenceServer, bookingServer, casesServer],
  now: () => new Date('2026-11-16T02:00:00Z'),
});
const practice = await aCasePractice(server);
const put = (id: string, move: string, body: object) =>
  practice.api.put(`/app/mva-claim/${id}/${move}`, body);

test('the days of a claim lie in the order of life, and none in the future', async () => {
  const known = { stateId: 'NSW', accidentDate: '2025-01-10', specialistId: null };
  const { id } = await practice.newCase(known, 'mva-claim');

  expect(await put(id, 'lodgeClaim', { lodgedOn: '2060-04-01' })).toMatchObject({
    status: 400,
    body: { error: { validationErrors: [{ members: ['lodgedOn'] }] } },
  });
  expect(await put(id, 'lodgeClaim', { lodgedOn: '1999-01-01' })).toMatchObject({
    status: 422,
    body: {
      error: {
        code: 'daysOutOfOrder',
        message: expect.stringContaining('would lie before the accident (10 Jan 2025)'),
      },
    },
  });
  const never = { terminatedOn: '2061-01-01', terminationReason: 'No merit' };
  expect((await put(id, 'terminate', never)).status).toBe(400);
  expect((await put(id, 'lodgeClaim', { lodgedOn: '2025-02-01' })).status).toBe(200);
});

test('[G-024] a claim is not lodged before its accident is known', async () => {
  const { id } = await practice.newCase({ specialistId: null }, 'mva-claim');
  const lodge = () => put(id, 'lodgeClaim', { lodgedOn: '2026-11-01' });
  expect((await lodge()).body.error?.code).toBe('accidentMissing');
  await put(id, 'claim-details', accident);
  expect((await lodge()).body).toMatchObject({ step: 'claimLodged', lodgedOn: '2026-11-01' });
  await put(id, 'startTreatment', {});
  expect((await put(id, 'sendDemand', {})).body.error?.code).toBe('demandMissing');
});
