import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { isHolidayAt, postcodesOfRegion, regionPostcodes } from '../../domain/index.ts';
import type { HolidayArea, HolidayPlace } from '../../domain/index.ts';
import { aPractice } from '../../testing/index.ts';
import type { Practice } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer] });

/** Tuesday in Melbourne, 5 November 2030. */
const cupDay = '2030-11-05';
const cup = {
  name: 'Melbourne Cup',
  date: cupDay,
  states: ['VIC'],
  region: 'Metropolitan Melbourne',
  postcodes: '3000-3207, 3335-3338',
};

async function aPracticeInVictoria() {
  const practice = await aPractice(server);
  const place = (suburb: string, postcode: string) =>
    practice.centre(`${suburb} Rooms`, {
      address: JSON.stringify({ suburb, state: 'VIC', postcode }),
    });
  const [melbourne, geelong] = [await place('Melbourne', '3000'), await place('Geelong', '3220')];
  const { body } = await practice.api.post('/app/holidays', cup);
  return { practice, melbourne, geelong, holidayId: body.id };
}

const planned = async ({ api, specialistId }: Practice, centreId: string) => {
  const { body } = await api.post('/app/appointment-sessions/roster', {
    specialistIds: [specialistId],
    centreId,
    firstDay: '2030-10-29',
    lastDay: cupDay,
    repeat: 'weekly',
    weekdays: ['tuesday'],
    from: '09:00',
    to: '12:00',
    slotMinutes: 60,
    consultationType: 'inPerson',
    skipHolidays: true,
    isPreview: true,
  });
  return body as { plannedCount?: number; holidays?: string[] };
};

/** On the morning of the day itself, by the clocks of Melbourne. */
const aSession = async (practice: Practice, centreId: string) => {
  const specialistId = await practice.specialist(`At ${centreId}`);
  const { id } = await practice.session({
    centreId,
    specialistId,
    dateFrom: '2030-11-04T22:00:00.000Z',
    dateTo: '2030-11-04T23:00:00.000Z',
  });
  const [slot] = await practice.slots(id);
  return { specialistId, slot };
};

test('[D-120] a roster leaves out the holiday of a region at centres there, and not elsewhere', async () => {
  const { practice, melbourne, geelong, holidayId } = await aPracticeInVictoria();

  expect(await planned(practice, melbourne)).toMatchObject({ plannedCount: 1, holidays: [cupDay] });
  expect(await planned(practice, geelong)).toMatchObject({ plannedCount: 2, holidays: [] });

  const { concurrencyStamp } = (await practice.api.get(`/app/holidays/${holidayId}`)).body;
  const url = `/app/holidays/${holidayId}`;
  await practice.api.put(url, { centreIds: [geelong], concurrencyStamp });
  expect(await planned(practice, geelong)).toMatchObject({ plannedCount: 1, holidays: [cupDay] });
});

test('[D-120] slots on it say so, and a booking is asked about it once', async () => {
  const { practice, melbourne, geelong } = await aPracticeInVictoria();
  const [there, elsewhere] = [
    await aSession(practice, melbourne),
    await aSession(practice, geelong),
  ];
  const days = { dateFrom: '2030-11-04', dateTo: '2030-11-06' };
  const found = await practice.search({ ...days, specialistId: there.specialistId });

  const reasons = [{ reason: 'holiday', text: 'It is a public holiday there' }];
  expect(there.slot).toMatchObject({ reasons });
  expect(elsewhere.slot).toMatchObject({ reasons: [] });
  expect(found.body.items).toMatchObject([{ slots: [{ reasons }] }]);

  const asked = await practice.book(there.slot?.id ?? '');
  expect(asked).toMatchObject({
    status: 409,
    body: { error: { questions: [{ key: 'holiday' }] } },
  });
  const answers = { holiday: 'yes', claimantElsewhere: 'yes', sameSpecialistThatDay: 'yes' };
  expect((await practice.book(there.slot?.id ?? '', { answers })).status).toBe(201);
  expect((await practice.book(elsewhere.slot?.id ?? '')).status).toBe(201);
});

test('[D-120] a region that is known by its name needs no postcodes, and asks about those booked there', async () => {
  const practice = await aPractice(server);
  const place = (suburb: string, postcode: string) =>
    practice.centre(`${suburb} Rooms`, {
      address: JSON.stringify({ suburb, state: 'VIC', postcode }),
    });
  const [melbourne, geelong] = [await place('Melbourne', '3000'), await place('Geelong', '3220')];
  const [there, elsewhere] = [
    await aSession(practice, melbourne),
    await aSession(practice, geelong),
  ];
  const booked = await practice.book(there.slot?.id ?? '');
  await practice.book(elsewhere.slot?.id ?? '');
  await practice.run(
    `insert into users (tenant_id, id, user_name, email, first_name, last_name)
      values ($1, $2, $3, $3, 'Sam', 'Reed')`,
    [practice.tenantId, practice.userId, `${practice.userId}@office.test`],
  );
  const { postcodes: _known, ...byName } = { ...cup, region: ' metropolitan melbourne ' };

  const asked = await practice.api.post('/app/holidays', byName);
  const saved = await practice.api.post('/app/holidays?forBookings=notNow', byName);

  const choice = { about: { total: 1, people: [{ reference: booked.body.reference }] } };
  expect(asked).toMatchObject({ status: 409, body: { error: { choice } } });
  expect(saved).toMatchObject({ status: 201, body: { postcodes: postcodesOfRegion(cup.region) } });
});

test('[D-120] a region that nobody knows, with no centre in it, is refused with what to do', async () => {
  const { practice } = await aPracticeInVictoria();
  const showDay = { ...cup, name: 'Show Day', date: '2030-11-12', postcodes: null };
  const add = (region: string) => practice.api.post('/app/holidays', { ...showDay, region });

  expect(await add('Metropolitan')).toMatchObject({
    status: 422,
    body: {
      error: {
        code: 'holidayNowhere',
        message:
          'No centre is in Metropolitan. Write the postcodes of the region, or choose the centres that have the day off.',
      },
    },
  });
  expect((await add('geelong')).status).toBe(201);
});

test('the database knows the regions of the domain', async () => {
  const practice = await aPractice(server);
  const names = [...Object.keys(regionPostcodes), 'Metropolitan', ''];

  const rows = await practice.run(
    'select region_postcodes(name) as postcodes from unnest($1::text[]) with ordinality w (name, n) order by n',
    [names],
  );

  expect(rows.map(({ postcodes }) => postcodes)).toEqual(names.map(postcodesOfRegion));
});

test('postcodes that nobody can read are refused at their field', async () => {
  const { api } = await aPractice(server);

  const answer = await api.post('/app/holidays', { ...cup, postcodes: 'Melbourne' });

  const message = 'Write postcodes like 3000-3207, 3335.';
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { validationErrors: [{ message, members: ['postcodes'] }] } },
  });
});

test('[D-120] the database knows the rule of the domain', async () => {
  const practice = await aPractice(server);
  const [near, far] = [randomUUID(), randomUUID()];
  const areas: HolidayArea[] = [[], ['VIC'], ['NSW', 'VIC']].flatMap((states) =>
    [null, 'Geelong'].flatMap((region) =>
      [null, '3000-3207; 3335', '3220'].flatMap((postcodes) =>
        [[], [near]].map((centreIds) => ({ states, region, postcodes, centreIds })),
      ),
    ),
  );
  const places: HolidayPlace[] = [
    { centreId: null, suburb: null, state: null, postcode: null },
    { centreId: near, suburb: 'Ballarat', state: 'VIC', postcode: null },
    { centreId: far, suburb: 'GEELONG', state: 'VIC', postcode: '3220' },
    { centreId: far, suburb: 'Melton', state: 'VIC', postcode: '3335' },
    { centreId: far, suburb: 'Geelong', state: 'WA', postcode: '3220' },
  ];
  const cases = areas.flatMap((area) => places.map((place) => ({ area, place })));

  const rows = await practice.run(
    `select holiday_counts(array(select jsonb_array_elements_text(w.area -> 'states')), w.area ->> 'region',
        w.area ->> 'postcodes', array(select jsonb_array_elements_text(w.area -> 'centreIds'))::uuid[],
        (w.place ->> 'centreId')::uuid, w.place ->> 'suburb', w.place ->> 'state', w.place ->> 'postcode') as counts
      from jsonb_to_recordset($1::jsonb) w (area jsonb, place jsonb)`,
    [JSON.stringify(cases)],
  );

  expect(rows.map(({ counts }) => counts)).toEqual(
    cases.map(({ area, place }) => isHolidayAt(area, place)),
  );
});
