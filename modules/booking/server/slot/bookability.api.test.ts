import { describe, expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPractice } from '../../testing/index.ts';
import type { Practice } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer] });

type Change = (practice: Practice) => Promise<unknown>;

const specialistIs =
  (set: string): Change =>
  ({ run, specialistId }) =>
    run(`update specialists set ${set} where id = $1`, [specialistId]);
const centreIs =
  (set: string): Change =>
  ({ run, centreId }) =>
    run(`update centres set ${set} where id = $1`, [centreId]);

async function unsellable(change: Change) {
  const practice = await aPractice(server);
  const session = await practice.session();
  await change(practice);
  const [slot] = await practice.slots(session.id);
  return { practice, session, slot };
}

const calendarOf = (practice: Practice, as = practice.api) =>
  as.get('/app/appointment-sessions/calendar?from=2030-01-01&to=2030-01-07');

const managerOf = ({ tenantId, companyId }: Practice) =>
  server.signedIn({
    tenantId,
    roles: ['CASE_MANAGER'],
    ids: {
      companyId: [companyId],
      ownCompanyIds: [companyId],
      companiesSharingClaimants: [companyId],
    },
  }).api;

/** Each was found by no search, showed no reason on its slot and was booked all the same. */
describe.each<[string, Change, reason: string, refusal: string]>([
  [
    'a contact who takes no bookings',
    specialistIs(`recruitment_status = 'NON_BOOKING_CONTACT'`),
    'nonBookingContact',
    'specialistIsContact',
  ],
  [
    'a specialist who is still being recruited',
    specialistIs(`recruitment_status = 'RECRUITING'`),
    'specialistRecruiting',
    'specialistNotOnboarded',
  ],
  [
    'an inactive specialist',
    specialistIs('is_active = false'),
    'specialistInactive',
    'specialistNotAvailable',
  ],
  [
    'a centre that receives no bookings',
    centreIs('receive_booking = false'),
    'centreClosed',
    'centreTakesNoBookings',
  ],
  [
    'a centre that is out of use',
    centreIs('is_active = false'),
    'centreClosed',
    'centreTakesNoBookings',
  ],
])('%s', (_what, change, reason, refusal) => {
  test('is not found, and says why where it is shown', async () => {
    const { practice, slot } = await unsellable(change);

    const found = await practice.search();
    const shown = await practice.search({ includeUnavailable: true });

    expect(found.body.totalCount).toBe(0);
    expect(shown.body.items[0]?.slots[0]?.reasons.map((one) => one.reason)).toEqual([reason]);
    expect(slot?.reasons.map((one) => one.reason)).toEqual([reason]);
  });

  test('says why in the calendar', async () => {
    const { practice } = await unsellable(change);

    const { body } = await calendarOf(practice);

    expect(body.sessions).toMatchObject([{ reasons: [reason] }]);
  });

  test('is not booked, whatever is confirmed', async () => {
    const { practice, slot } = await unsellable(change);

    for (const confirmed of [false, true]) {
      expect(await practice.book(slot?.id ?? '', { confirmed })).toMatchObject({
        status: 422,
        body: { error: { code: refusal } },
      });
    }
  });

  test('[G-085] a case manager is turned away without what is internal', async () => {
    const { practice, slot } = await unsellable(change);
    const manager = managerOf(practice);

    const answer = await manager.post(`/app/appointment-slots/${slot?.id}/book`, {
      clientId: practice.clientId,
      consultationType: 'inPerson',
      confirmed: true,
    });
    const { body } = await calendarOf(practice, manager);

    const isInternal = reason !== 'centreClosed';
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { code: isInternal ? 'specialistNotAvailable' : refusal } },
    });
    expect(body.sessions).toMatchObject([
      { reasons: [isInternal ? 'specialistInactive' : reason] },
    ]);
  });
});

test('a disabled company is offered nothing and books nothing', async () => {
  const { practice, slot } = await unsellable(({ run, companyId }) =>
    run('update companies set is_active = false where id = $1', [companyId]),
  );

  const found = await practice.search({ companyId: practice.companyId });
  const shown = await practice.search({
    companyId: practice.companyId,
    includeUnavailable: true,
  });

  expect(found.body.totalCount).toBe(0);
  expect(shown.body.items[0]?.slots[0]?.reasons).toEqual([
    { reason: 'companyDisabled', text: 'The company is disabled' },
  ]);
  expect(await practice.book(slot?.id ?? '', { confirmed: true })).toMatchObject({
    status: 422,
    body: { error: { code: 'companyDisabled' } },
  });
});

test('[B-085] without a contract on the day of the slot staff are asked and may go on', async () => {
  const { practice, slot } = await unsellable(specialistIs(`onboarded_end_date = '2029-12-31'`));

  expect((await practice.search()).body.totalCount).toBe(1);
  expect((await practice.book(slot?.id ?? '')).body.error?.code).toBe('confirmationRequired');
  expect((await practice.book(slot?.id ?? '', { confirmed: true })).status).toBe(201);
});
