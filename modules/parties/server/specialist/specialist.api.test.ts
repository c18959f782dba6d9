import { describe, expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aValue } from '../../testing/a-value.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const now = new Date('2026-03-05T01:00:00Z');
const server = await testServer({ modules: [correspondenceServer, partiesServer], now: () => now });
const { api, actor } = server.signedIn({ roles: ['STAFF'] });
const { tenantId } = actor;
const manager = server.signedIn({ tenantId, roles: ['CASE_MANAGER'] }).api;

let count = 0;
const aDoctor = async (given: object = {}) => {
  count += 1;
  const body = { firstName: 'Priya', lastName: `Menon${count}`, ...given };
  return (await api.post('/app/specialists', body)).body;
};
const anOnboardingDoctor = async () => {
  const { id } = await aDoctor();
  return (await api.put(`/app/specialists/${String(id)}/startOnboarding`)).body;
};
/** The record of somebody who was onboarded elsewhere: here only a signed contract does that. */
const anOnboardedDoctor = async (dates: object) => {
  count += 1;
  const lastName = `Onboarded${count}`;
  const row = { firstName: 'Ivo', lastName, recruitmentStatus: 'Onboarded', ...dates };
  await api.post('/app/specialists/import', { rows: [row] });
  const { body } = await api.get(`/app/specialists?filterText=${lastName}`);
  const found = body.items?.[0];
  if (!found) throw new Error('The specialist was not imported');
  return found;
};
const names = async (query: string, who = api) =>
  (await who.get(`/app/specialists?${query}`)).body.items?.map(
    (item) => item.fullName ?? item.displayName,
  );

describe('the record', () => {
  test('[D-017] name, status, state and specialty follow what was chosen', async () => {
    const [psychiatry, pain] = [
      await aValue(api, 'specialty', 'Psychiatry'),
      await aValue(api, 'specialty', 'Pain Medicine'),
    ];
    const doctor = await aDoctor({
      specialtyIds: [psychiatry, pain],
      address: { suburb: 'Sydney', state: 'NSW' },
    });
    const changed = await api.put(`/app/specialists/${doctor.id}`, {
      lastName: 'Menon-Hall',
      specialtyIds: [psychiatry],
      concurrencyStamp: doctor.concurrencyStamp,
    });
    const disabled = await api.put(`/app/specialists/${doctor.id}/disable`);

    expect(doctor).toMatchObject({
      fullName: `Priya ${String(doctor.lastName)}`,
      specialty: 'Pain Medicine, Psychiatry',
      specialistStatus: 'ACTIVE',
      state: 'NSW',
      specialties: [{ displayName: 'Pain Medicine' }, { displayName: 'Psychiatry' }],
    });
    expect(changed.body).toMatchObject({ fullName: 'Priya Menon-Hall', specialty: 'Psychiatry' });
    expect(disabled.body).toMatchObject({ isActive: false, specialistStatus: 'INACTIVE' });
  });

  test('a renamed value is told on', async () => {
    const id = await aValue(api, 'specialty', 'Orthopedics');
    const doctor = await aDoctor({ specialtyIds: [id] });
    const { body } = await api.get(`/app/lookup-config/${id}`);
    await api.put(`/app/lookup-config/${id}`, {
      label: 'Orthopaedic Surgery',
      concurrencyStamp: body.concurrencyStamp,
    });

    expect((await api.get(`/app/specialists/${doctor.id}`)).body.specialty).toBe(
      'Orthopaedic Surgery',
    );
  });

  test('[B-179] four provider numbers with their notes are kept', async () => {
    const numbers = Object.fromEntries(
      ['', '2', '3', '4'].flatMap((n) => [
        [`providerNumber${n}`, `24267${n}A`],
        [`providerNumber${n}Note`, `Rooms ${n}`.trim()],
      ]),
    );
    const { id } = await aDoctor(numbers);

    expect((await api.get(`/app/specialists/${id}`)).body).toMatchObject(numbers);
  });

  test.each([
    { recruitmentStatus: 'ONBOARDED' },
    { recruitmentStatus: 'EXCLUDING', exclusionReason: 'unpaidDebt' },
    { stagedOnboarding: 'stage4' },
    { acceptance: 'accepted' },
  ])('no plain create or update writes %j', async (state) => {
    const doctor = await aDoctor();
    const stamp = { concurrencyStamp: doctor.concurrencyStamp };

    const plain = await api.put(`/app/specialists/${doctor.id}`, { ...state, ...stamp });
    const name = { firstName: 'A', lastName: 'B' };
    const created = await api.post('/app/specialists', { ...name, ...state });

    for (const answer of [plain, created]) {
      expect(answer).toMatchObject({
        status: 400,
        body: {
          error: { validationErrors: Object.keys(state).map((key) => ({ members: [key] })) },
        },
      });
    }
    expect((await api.get(`/app/specialists/${doctor.id}`)).body).toMatchObject({
      recruitmentStatus: 'RECRUITING',
      stagedOnboarding: 'pending',
      acceptance: 'underReview',
    });
  });

  test('[E-059] an exclusion has a reason, and is taken back', async () => {
    const doctor = await aDoctor();
    const exclude = (body: object) => api.put(`/app/specialists/${doctor.id}/exclude`, body);
    const unsaid = await exclude({});
    const action = await exclude({ exclusionReason: 'unpaidDebt' });
    const again = await exclude({ exclusionReason: 'unpaidDebt' });

    expect(unsaid.status).toBe(400);
    expect(action.body).toMatchObject({
      recruitmentStatus: 'EXCLUDING',
      exclusionReason: 'unpaidDebt',
    });
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'moveNotPossible' } } });
    const back = await api.put(`/app/specialists/${doctor.id}/reinstate`);
    expect(back.body).toMatchObject({ recruitmentStatus: 'ONBOARDING', exclusionReason: null });
    const log = await api.get(`/app/specialists/${doctor.id}/status-log`);
    expect(log.body.items).toMatchObject([
      { label: 'Reinstate', fromText: 'Excluding', toText: 'Onboarding' },
      { label: 'Exclude', fromText: 'Recruiting', toText: 'Excluding', note: 'Unpaid debt' },
    ]);
  });

  test('[E-050] [E-056] staff take the steps of the recruitment one by one', async () => {
    const { id } = await aDoctor();
    const step = async (name: string) => (await api.put(`/app/specialists/${id}/${name}`)).body;

    expect((await step('markNonBooking')).recruitmentStatus).toBe('NON_BOOKING_CONTACT');
    expect((await step('recruit')).recruitmentStatus).toBe('RECRUITING');
    expect((await step('reject')).acceptance).toBe('rejected');
    expect(await api.put(`/app/specialists/${id}/startOnboarding`)).toMatchObject({
      status: 409,
      body: {
        error: {
          message:
            'This specialist is Recruiting (Pending, Rejected). You can make them a non-booking contact, exclude them, accept them or review them again.',
        },
      },
    });
    expect((await step('reviewAgain')).acceptance).toBe('underReview');
    expect((await step('accept')).acceptance).toBe('accepted');
    expect((await step('startOnboarding')).recruitmentStatus).toBe('ONBOARDING');
  });

  test('[C-221] an imported specialist keeps the states that they had elsewhere', async () => {
    const row = { firstName: 'Ivo', lastName: 'Imported', recruitmentStatus: 'Onboarded' };
    const more = { stagedOnboarding: 'Stage 4', acceptance: 'Accepted' };
    const done = await api.post('/app/specialists/import', { rows: [{ ...row, ...more }] });
    const unsaid = await api.post('/app/specialists/import', {
      rows: [{ ...row, lastName: 'Excluded', recruitmentStatus: 'Excluding' }],
    });

    expect(done.body).toMatchObject({ imported: 1 });
    expect((await api.get('/app/specialists?filterText=imported')).body.items).toMatchObject([
      { recruitmentStatus: 'ONBOARDED', stagedOnboarding: 'stage4' },
    ]);
    expect(unsaid).toMatchObject({
      status: 422,
      body: { error: { code: 'exclusionReasonMissing' } },
    });
  });
});

describe('the contract check', () => {
  const check = (id: unknown, who = api, body: object = {}) =>
    who.post(`/app/specialists/${String(id)}/checkContract`, body);

  test('[B-085] staff are asked and may go on, others are refused', async () => {
    const { id } = await anOnboardingDoctor();

    expect(await check(id)).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'confirmationRequired',
          message: 'This specialist does not have a contract with us. Do you want to continue?',
        },
      },
    });
    for (const yes of [{ confirmed: true }, { answers: { noContract: 'yes' } }]) {
      expect(await check(id, api, yes)).toMatchObject({
        status: 200,
        body: { hasContract: false },
      });
    }
    for (const body of [{}, { confirmed: true }, { answers: { noContract: 'yes' } }]) {
      expect(await check(id, manager, body)).toMatchObject({
        status: 422,
        body: { error: { code: 'specialistNotAvailable' } },
      });
    }
  });

  test('[B-085] a yes to a question that nobody saw is none', async () => {
    const { id } = await anOnboardingDoctor();

    expect((await check(id, api, { confirmed: true })).status).toBe(409);
    expect((await check(id, api, { answers: { other: 'yes' } })).status).toBe(409);
    expect((await check(id, api, { answers: { noContract: 'no' } })).status).toBe(400);
  });

  test('[B-084] the days of the contract count, and checking changes nothing', async () => {
    const withContract = (onboardedDate: string, onboardedEndDate: string) =>
      anOnboardedDoctor({ onboardedDate, onboardedEndDate });
    const doctor = await withContract('2026-03-05', '2026-03-05');
    const over = await withContract('2026-01-01', '2026-03-04');

    expect(await check(doctor.id, manager)).toMatchObject({
      status: 200,
      body: { hasContract: true },
    });
    expect((await check(over.id, manager)).status).toBe(422);
    expect((await api.get(`/app/specialists/${doctor.id}`)).body.concurrencyStamp).toBe(
      doctor.concurrencyStamp,
    );
  });
});

describe('lists and lookups', () => {
  test('[B-178] the active ones are asked for with one word', async () => {
    const [on, off] = [
      await aDoctor({ lastName: 'Activeone' }),
      await aDoctor({ lastName: 'Activetwo' }),
    ];
    for (const { id } of [on, off]) await api.put(`/app/specialists/${id}/startOnboarding`);
    await aDoctor({ lastName: 'Activethree' });
    await api.put(`/app/specialists/${off.id}/disable`);
    const query = 'isOnlyActive=true&filterText=active';

    expect(await names(query)).toEqual([on.fullName]);
    expect(await names(`${query}&isSelectionList=true`, manager)).toEqual([on.fullName]);
    expect(
      await names(
        'recruitmentStatus=ONBOARDING,ONBOARDED&specialistStatus=ACTIVE&filterText=active',
      ),
    ).toEqual([on.fullName]);
  });

  test('[B-181] [C-325] every parameter of the spec is understood', async () => {
    const specialty = await aValue(api, 'specialty', 'Neurology');
    const doctor = await aDoctor({
      specialtyIds: [specialty],
      withoutNCI: true,
      isMedNeg: true,
      typeOfAssessmentsAccepted: ['ime'],
      preferences: ['telehealth'],
    });
    const { body: centre } = await api.post('/app/centres', {
      name: 'Parameter Rooms',
      ownershipType: 'obtained',
      specialistIds: [doctor.id],
    });
    const found = [doctor.fullName];

    expect(await names(`specialtyId=${specialty}`)).toEqual(found);
    expect(await names(`specialtyIds=${specialty}`)).toEqual(found);
    expect(await names('withoutNCI=true')).toEqual(found);
    expect(await names('isMedNeg=true')).toEqual(found);
    expect(await names('typeOfAssessmentsAcceptedAllow=ime,ot')).toEqual(found);
    expect(await names('typeOfAssessmentsAcceptedAllow=ot')).toEqual([]);
    expect(await names('preferences=telehealth')).toEqual(found);
    expect(await names(`centreId=${centre.id}`)).toEqual(found);
    expect(await names('centreOwnershipType=obtained')).toEqual(found);
    expect(await names('centreOwnershipType=Obtained centre')).toEqual(found);
    expect(await names('centreOwnershipType=mlpOwned')).toEqual([]);
    const includes =
      'includeServiceRates=true&includeCV=true&includeSpecialty=true&includeQualification=true';
    const lookup = `/app/specialists?isSelectionList=true&specialtyId=${specialty}&sorting=FullName&${includes}`;
    expect((await api.get(`${lookup}&searchByUsedSpecialist=true`)).body.items).toEqual([]);
    const [item] = (await api.get(lookup)).body.items ?? [];
    expect(item).toMatchObject({
      displayName: doctor.fullName,
      cvFileId: null,
      specialties: [{ displayName: 'Neurology' }],
      qualificationIds: [],
      feeArrangement: null,
    });
    expect((await manager.get(lookup)).body.items?.[0]).not.toHaveProperty('feeArrangement');
  });

  test('[B-224] somebody typed twice is found', async () => {
    await aDoctor({ lastName: 'Zwillenberg', businessEmail: 'zw@rooms.example' });

    const byName = await api.get('/app/specialists/similarItemsByLastName?lastName=zwill');
    const byEmail = await api.get('/app/specialists/similarItemsByEmail?email=ZW@rooms.example');

    expect(byName.body.items).toMatchObject([{ displayName: 'Priya Zwillenberg' }]);
    expect(byEmail.body.items).toHaveLength(1);
  });
});

test('[B-231] a notification is queued; to an inactive specialist only when confirmed', async () => {
  const doctor = await aDoctor({ businessEmail: 'rooms@menon.example' });
  const url = `/app/specialists/${doctor.id}/sendNotification`;
  const words = { subject: 'New rooms', message: 'We moved.\n\nPlease note the address.' };
  const sent = await api.post(url, words);
  await api.put(`/app/specialists/${doctor.id}/disable`);
  const asked = await api.post(url, words);
  const confirmed = await api.post(url, { ...words, confirmed: true });

  expect(sent.status).toBe(200);
  expect(asked).toMatchObject({
    status: 409,
    body: {
      error: {
        message: 'This specialist has been set to inactive. Do you want to send this notification?',
      },
    },
  });
  expect(confirmed.status).toBe(200);
  const admin = server.signedIn({ tenantId, roles: ['ADMIN_STAFF'] }).api;
  const mails = await admin.get('/app/email-trackings?filterText=rooms@menon.example');
  expect(mails.body.totalCount).toBe(2);
});
