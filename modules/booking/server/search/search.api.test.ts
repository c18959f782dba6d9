import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aHubClient, eventually, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPractice } from '../../testing/index.ts';
import type { Practice, SearchAnswer } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer] });

const ids = ({ body }: SearchAnswer) => body.items.map(({ id }) => id);
const reasonsIn = ({ body }: SearchAnswer) => [
  ...new Set(body.items[0]?.slots.flatMap((slot) => slot.reasons.map(({ reason }) => reason))),
];
const managerOf = ({ tenantId }: Practice, companyId: string) =>
  server.signedIn({
    tenantId,
    roles: ['CASE_MANAGER'],
    ids: {
      companyId: [companyId],
      ownCompanyIds: [companyId],
      companiesSharingClaimants: [companyId],
    },
  });

describe('[C-084] [G-120] searching', () => {
  test('answers sessions with their slots, duration and place', async () => {
    const practice = await aPractice(server);
    const session = await practice.session({ slotMinutes: 45 });

    const { status, body } = await practice.search();

    expect(status).toBe(200);
    expect(body).toMatchObject({ totalCount: 1, isCapped: false, dateFrom: '2030-01-01' });
    expect(body.items[0]).toMatchObject({
      id: session.id,
      durationMinutes: 180,
      sessionStatus: 'available',
      specialist: { displayName: 'Priya Menon', isFavourite: false },
      centre: { displayName: 'Macquarie Street Rooms', distanceKm: null },
    });
    expect(body.items[0]?.slots).toHaveLength(4);
    expect(body.items[0]?.slots[0]).toMatchObject({ state: 'free', reasons: [] });
  });

  test('by specialty, accreditation and language of the specialist', async () => {
    const practice = await aPractice(server);
    const other = await practice.specialist('Tom Brandt');
    const mine = await practice.session();
    const theirs = await practice.session({ specialistId: other });
    const [psychiatry, sira, arabic] = await Promise.all([
      practice.value('specialty', 'Psychiatry'),
      practice.value('accreditation', 'SIRA'),
      practice.value('languages', 'Arabic'),
    ]);
    await practice.link('specialists__specialties', other, psychiatry);
    await practice.link('specialists__accreditations', practice.specialistId, sira);
    await practice.link('specialists__languages', practice.specialistId, arabic);

    expect(ids(await practice.search({ specialtyIds: psychiatry }))).toEqual([theirs.id]);
    expect(ids(await practice.search({ accreditationIds: sira }))).toEqual([mine.id]);
    expect(ids(await practice.search({ languageId: arabic }))).toEqual([mine.id]);
    expect(ids(await practice.search({ languageId: arabic, specialtyIds: psychiatry }))).toEqual(
      [],
    );
    expect(ids(await practice.search({ specialistId: other }))).toEqual([theirs.id]);
    expect(ids(await practice.search({ specialtyIds: `${psychiatry},${sira}` }))).toEqual([
      theirs.id,
    ]);
  });

  test('a scheme asks for one of its accreditations', async () => {
    const practice = await aPractice(server);
    const session = await practice.session();
    await practice.session({ specialistId: await practice.specialist('Tom Brandt') });
    const comcare = await practice.value('accreditation', 'Comcare approved');
    await practice.link('specialists__accreditations', practice.specialistId, comcare);
    const [scheme, free] = [randomUUID(), randomUUID()];
    await practice.run(
      `insert into matter_types (tenant_id, id, name) values ($1, $2, 'Comcare'), ($1, $3, 'Victims of crime')`,
      [practice.tenantId, scheme, free],
    );
    await practice.link('matter_types__accreditations', scheme, comcare);

    expect(ids(await practice.search({ matterTypeId: scheme }))).toEqual([session.id]);
    expect(ids(await practice.search({ matterTypeId: free }))).toHaveLength(2);
  });

  test('[G-108] schemes narrow the search and the list of specialists while the feature is on', async () => {
    const practice = await aPractice(server);
    const session = await practice.session();
    const other = await practice.specialist('Tom Brandt');
    const theirs = await practice.session({ specialistId: other });
    const approved = await practice.value('accreditation', 'Comcare approved');
    await practice.link('specialists__accreditations', practice.specialistId, approved);
    const make = async (name: string, accreditationIds: string[]) =>
      String((await practice.api.post('/app/matter-types', { name, accreditationIds })).body.id);
    const [scheme, free] = [await make('Comcare', [approved]), await make('Free', [])];
    const without = server.signedIn({
      tenantId: practice.tenantId,
      roles: ['STAFF'],
      features: [],
    });
    const offered = async (id: string) => {
      const url = `/app/specialists?isSelectionList=true&matterTypeId=${id}`;
      return (await practice.api.get(url)).body.items?.map((item) => item.id).toSorted();
    };

    expect(ids(await practice.search({ matterTypeId: scheme }))).toEqual([session.id]);
    expect(ids(await practice.search({ matterTypeId: scheme }, without)).toSorted()).toEqual(
      [session.id, theirs.id].toSorted(),
    );
    expect(await offered(scheme)).toEqual([practice.specialistId]);
    expect(await offered(free)).toEqual([practice.specialistId, other].toSorted());
    expect(await offered(randomUUID())).toEqual([]);
  });

  test('a scheme and an accreditation that are renamed ask for the same', async () => {
    const practice = await aPractice(server);
    const session = await practice.session();
    await practice.session({ specialistId: await practice.specialist('Tom Brandt') });
    const approved = await practice.value('accreditation', 'Comcare approved');
    await practice.link('specialists__accreditations', practice.specialistId, approved);
    const { body: scheme } = await practice.api.post('/app/matter-types', {
      name: 'Comcare',
      accreditationIds: [approved],
    });

    await practice.api.put(`/app/matter-types/${scheme.id}`, {
      concurrencyStamp: scheme.concurrencyStamp,
      name: 'Commonwealth employees',
    });
    await practice.run(`update lookup_config set label = 'Approved by Comcare' where id = $1`, [
      approved,
    ]);

    expect(ids(await practice.search({ matterTypeId: String(scheme.id) }))).toEqual([session.id]);
  });

  test('by state, video and kind of consultation; video is offered in every state', async () => {
    const practice = await aPractice(server);
    const brisbane = await practice.centre('Eagle Street', {
      address: { state: 'QLD' },
      state: 'QLD',
    });
    const here = await practice.session({ consultationType: 'both' });
    const there = await practice.session({ centreId: brisbane, consultationType: 'inPerson' });
    const video = await practice.session({
      centreId: null,
      isVideoAppointment: true,
      consultationType: 'telehealth',
    });

    expect(ids(await practice.search({ state: 'QLD' }))).toEqual([there.id, video.id]);
    expect(ids(await practice.search({ state: 'QLD', isVideoAppointment: false }))).toEqual([
      there.id,
    ]);
    expect(ids(await practice.search({ isVideoAppointment: true }))).toEqual([video.id]);
    expect(ids(await practice.search({ consultationType: 'telehealth' }))).toEqual([
      here.id,
      video.id,
    ]);
    expect(ids(await practice.search({ centreId: brisbane }))).toEqual([there.id]);
  });

  test('within some kilometres of a postcode, nearest first when asked', async () => {
    const practice = await aPractice(server);
    const parramatta = await practice.centre('Church Street', {
      latitude: -33.81,
      longitude: 151.0,
    });
    const city = await practice.centre('Market Street', {
      postcode: '2000',
      address: { postcode: '2000' },
    });
    const perth = await practice.centre('St Georges Terrace', { postcode: '6000' });
    const far = await practice.session({ centreId: city });
    await practice.session({ centreId: perth });
    const near = await practice.session({ centreId: parramatta });

    const answer = await practice.search({ postcode: '2150', radiusKm: 40, sorting: 'distance' });

    expect(ids(answer)).toEqual([near.id, far.id]);
    const shown = answer.body.items.map(({ centre }) => Math.round(centre?.distanceKm ?? -1));
    expect(shown).toEqual([1, 19]);
    expect(ids(await practice.search({ postcode: '2150', radiusKm: 5 }))).toEqual([near.id]);
  });

  test.each([
    [{ postcode: '9' }, 'placeUnknown'],
    [{ postcode: 'Atlantis' }, 'placeUnknown'],
    [{ postcode: 'Richmond' }, 'placeAmbiguous'],
    [{ radiusKm: 10 }, 'radiusNeedsPlace'],
    [{ dateFrom: '2030-02-02', dateTo: '2030-02-01' }, 'searchEndsBeforeStart'],
  ])('%j is refused with %s', async (values, code) => {
    const practice = await aPractice(server);

    expect(await practice.search(values)).toMatchObject({ status: 422, body: { error: { code } } });
  });

  test('[B-400] favourites of the company first, the excluded last with the reason', async () => {
    const practice = await aPractice(server);
    const { companyId, tenantId, specialistId: refused } = practice;
    const liked = await practice.specialist('Ada Long');
    const last = await practice.session();
    const middle = await practice.session({
      specialistId: await practice.specialist('Tom Brandt'),
    });
    const first = await practice.session({ specialistId: liked });
    await practice.run(
      `insert into company_favourite_specialists (tenant_id, id, company_id, specialist_id, place, note)
        values ($1, gen_random_uuid(), $2, $3, 1, 'Clear reports')`,
      [tenantId, companyId, liked],
    );
    await practice.run(
      `insert into company_excluded_specialists (tenant_id, id, company_id, specialist_id, reason)
        values ($1, gen_random_uuid(), $2, $3, 'Conflict of interest')`,
      [tenantId, companyId, refused],
    );

    const { body } = await practice.search({ companyId });

    expect(body.items.map(({ id }) => id)).toEqual([first.id, middle.id, last.id]);
    expect(body.items[0]?.specialist).toMatchObject({
      isFavourite: true,
      favouriteNote: 'Clear reports',
    });
    expect(body.items[2]?.specialist).toMatchObject({
      isExcluded: true,
      exclusionReason: 'Conflict of interest',
    });
    expect(body.items[2]?.slots[0]?.reasons).toEqual([
      { reason: 'excludedByCompany', text: 'The company has excluded this specialist' },
    ]);
    expect(ids(await practice.search())).toEqual([last.id, middle.id, first.id]);
  });
});

describe('[B-401] a reserved session', () => {
  test('is seen by case managers of its company only, without notes and other names', async () => {
    const practice = await aPractice(server);
    const other = await practice.company('Rival Insurance');
    const session = await practice.session({
      reservedForCompanyIds: [practice.companyId, other],
      note: 'Keep for the trial.',
    });
    const stranger = await practice.company('Stranger Legal');

    const own = await practice.search({}, managerOf(practice, practice.companyId));
    const foreign = await practice.search({}, managerOf(practice, stranger));
    const forged = await practice.search(
      { companyId: practice.companyId, includeUnavailable: true },
      managerOf(practice, stranger),
    );

    expect(ids(own)).toEqual([session.id]);
    expect(own.body.items[0]).not.toHaveProperty('note');
    expect(own.body.items[0]?.reservedForCompanies.map(({ id }) => id)).toEqual([
      practice.companyId,
    ]);
    expect(foreign.body.totalCount).toBe(0);
    expect(forged.body.totalCount).toBe(0);
  });

  test('says why to staff, and is offered once its company is chosen', async () => {
    const practice = await aPractice(server);
    const session = await practice.session({ reservedForCompanyIds: [practice.companyId] });
    const other = await practice.company('Rival Insurance');

    expect(reasonsIn(await practice.search())).toEqual(['reserved']);
    expect(reasonsIn(await practice.search({ companyId: practice.companyId }))).toEqual([]);
    expect(ids(await practice.search({ companyId: other }))).toEqual([]);
    expect(ids(await practice.search({ companyId: other, includeUnavailable: true }))).toEqual([
      session.id,
    ]);
  });
});

describe('what cannot be sold', () => {
  test('says why, once it is asked for', async () => {
    const practice = await aPractice(server);
    const held = await practice.session();
    await practice.api.put(`/app/appointment-sessions/${held.id}/setIsOnHold`, { isOnHold: true });

    expect(ids(await practice.search())).toEqual([]);
    expect(reasonsIn(await practice.search({ includeUnavailable: true }))).toEqual(['onHold']);
    expect(ids(await practice.search({ sessionStatuses: 'onHold' }))).toEqual([held.id]);
  });

  test('nobody on leave is offered; staff see an ended contract, customers do not', async () => {
    const practice = await aPractice(server);
    const away = await practice.specialist('Tom Brandt');
    const ended = await practice.specialist('Ida Moss', { onboarded_end_date: '2029-12-31' });
    await practice.session({ specialistId: away });
    const session = await practice.session({ specialistId: ended });
    await practice.run(
      `insert into specialist_leaves (tenant_id, id, specialist_id, start_date, end_date)
        values ($1, gen_random_uuid(), $2, '2029-12-20', '2030-01-31')`,
      [practice.tenantId, away],
    );

    const staff = await practice.search();
    const customer = await practice.search({}, managerOf(practice, practice.companyId));

    expect(ids(staff)).toEqual([session.id]);
    expect(reasonsIn(staff)).toEqual(['contractEnded']);
    expect(customer.body.totalCount).toBe(0);
  });

  test('a slot that somebody else holds says so, and who', async () => {
    const practice = await aPractice(server);
    const session = await practice.session();
    const [slot] = await practice.slots(session.id);
    const colleague = server.signedIn({
      tenantId: practice.tenantId,
      roles: ['STAFF'],
      name: 'Ruth Cole',
    });
    await colleague.api.post(`/app/appointment-slots/${slot?.id}/hold`);

    const { body } = await practice.search();

    expect(body.items[0]?.slots[0]).toMatchObject({
      state: 'held',
      heldByName: 'Ruth Cole',
      reasons: [{ reason: 'held' }],
    });
  });

  test('who holds a slot is not told to a customer, in no answer and in no message', async () => {
    const practice = await aPractice(server);
    const session = await practice.session();
    const [slot] = await practice.slots(session.id);
    const named = (company: string, name: string) =>
      server.signedIn({
        tenantId: practice.tenantId,
        roles: ['CASE_MANAGER'],
        name,
        features: ['RealtimeNotification'],
        ids: {
          companyId: [company],
          ownCompanyIds: [company],
          companiesSharingClaimants: [company],
        },
      });
    const [holder, rival] = [named(practice.companyId, 'Ruth Cole'), named(randomUUID(), 'Rival')];
    const [screen, office] = [
      await aHubClient(server, rival.token),
      await aHubClient(
        server,
        server.signedIn({
          tenantId: practice.tenantId,
          roles: ['STAFF'],
          features: ['RealtimeNotification'],
        }).token,
      ),
    ];
    for (const { socket } of [screen, office]) socket.emit('WatchSlots', {});

    const heard = await eventually(
      async () => {
        await holder.api.post(`/app/appointment-slots/${slot?.id}/hold`);
        return [screen, office].map(({ received }) => JSON.stringify(received));
      },
      (all) => all.every((text) => text.includes(String(slot?.id))),
    );
    const from = String(session.dateFrom).slice(0, 10);
    const calendar = `/app/appointment-sessions/calendar?from=${from}&to=${from}&withSlots=true`;

    expect(heard[0]).not.toContain('Ruth Cole');
    expect(heard[1]).toContain('Ruth Cole');
    expect(JSON.stringify((await practice.search({}, rival)).body)).not.toContain('Ruth Cole');
    expect(JSON.stringify((await rival.api.get(calendar)).body)).not.toContain('Ruth Cole');
    expect(JSON.stringify((await holder.api.get(calendar)).body)).toContain('Ruth Cole');
  });
});

describe('[G-032] [K-076] [K-077] how much one search answers', () => {
  test('twenty at a time, five hundred in all', async () => {
    const practice = await aPractice(server);
    await practice.run(
      `insert into appointment_sessions (tenant_id, id, specialist_id, centre_id, date_from, date_to)
        select $1, gen_random_uuid(), $2, $3, at, at + interval '1 hour'
        from generate_series('2030-01-02'::timestamptz, '2030-01-30', interval '1 hour') at`,
      [practice.tenantId, practice.specialistId, practice.centreId],
    );

    const { body } = await practice.search();
    const last = await practice.search({ skipCount: 490 });

    expect(body).toMatchObject({ totalCount: 500, isCapped: true });
    expect(body.items).toHaveLength(20);
    expect(last.body.items).toHaveLength(10);
  });
});
