import type { PlainDate } from '#kernel/domain';
import { centre, centreRoom } from '../../domain/index.ts';
import type { centreOwnershipTypes } from '../../domain/index.ts';
import type { Random, SeedRow, TableRows } from '#kernel/server';
import { idOf, momentBefore, randomOf, recordRows } from '#kernel/server';
import { addressIn, peopleFrom, phoneIn, plainLetters, stateOf, tenantId } from '#platform/demo';
import type { State, Suburb, TenantName, ValueId } from '#platform/demo';
import { zoneOfPlace } from '#platform/domain';

type Ownership = keyof typeof centreOwnershipTypes;

const places: readonly (readonly [name: string, Ownership, Suburb, rooms: number])[] = [
  ['Macquarie Street Chambers', 'mlpOwned', 'Sydney', 6],
  ['Collins Street Consulting', 'mlpOwned', 'Melbourne', 5],
  ['Wickham Terrace Rooms', 'mlpOwned', 'Spring Hill', 4],
  ['Parramatta Medico-Legal Centre', 'mlpOwned', 'Parramatta', 5],
  ['North Terrace Specialists', 'obtained', 'Adelaide', 3],
  ['Kings Park Consulting', 'mlpOwned', 'West Perth', 4],
  ['Newcastle Assessment Rooms', 'obtained', 'Newcastle', 3],
  ['Chatswood Specialist Suites', 'specialistOwned', 'Chatswood', 2],
  ['Wollongong Harbour Clinic', 'obtained', 'Wollongong', 2],
  ['Home visits, Greater Sydney', 'homeAssessment', 'Liverpool', 0],
  ['Geelong Bay Medical', 'obtained', 'Geelong', 2],
  ['Gold Coast Assessment Centre', 'mlpOwned', 'Southport', 3],
  ['Hobart Waterfront Rooms', 'obtained', 'Hobart', 2],
  ['Canberra Barton Chambers', 'obtained', 'Barton', 2],
  ['Penrith Valley Clinic', 'specialistOwned', 'Penrith', 2],
  ['Epworth Lane Consulting', 'specialistOwned', 'Richmond', 3],
  ['Townsville Tropics Medical', 'obtained', 'Townsville City', 2],
  ['Cairns Esplanade Rooms', 'obtained', 'Cairns City', 2],
  ['Launceston Medical Rooms', 'obtained', 'Launceston', 1],
  ['Darwin Top End Clinic', 'obtained', 'Darwin City', 1],
  ['Sunshine Coast Suites', 'specialistOwned', 'Maroochydore', 2],
  ['Toowoomba Range Clinic', 'obtained', 'Toowoomba City', 2],
  ['Dubbo Plains Visiting Rooms', 'obtained', 'Dubbo', 1],
  ['Fremantle Harbour Consulting', 'specialistOwned', 'Fremantle', 2],
  ['Dandenong Community Rooms', 'obtained', 'Dandenong', 2],
  ['Home visits, Greater Melbourne', 'homeAssessment', 'Southbank', 0],
];

const howMany: Readonly<Record<TenantName, number>> = {
  host: 0,
  harbour: places.length,
  summit: 8,
  lawbridge: 3,
  southern: 0,
  lumen: 0,
  beacon: 3,
  demo: 6,
};

const parking = [
  'Two-hour street parking; a paid car park is next door.',
  'Visitor bays behind the building, entrance from the lane.',
  'No parking on site. The station is five minutes on foot.',
] as const;
const access = [
  'Lift to the floor; wheelchair access from the front.',
  'Level entry. Please report to reception on the ground floor.',
  'Two steps at the entrance; a ramp is at the side door.',
] as const;

/** Who lives near, or travels here; homes are visited by whoever is near. */
const worksHere = (specialist: SeedRow, state: State, random: Random): boolean =>
  ['ONBOARDED', 'ONBOARDING'].includes(String(specialist.recruitment_status)) &&
  random.next() < (specialist.state === state ? 0.7 : 0.06);

const roomsOf = (centreId: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: idOf('room', centreId, String(at)),
    centreId,
    name: at === 4 ? 'Video room' : `Room ${at + 1}`,
    isActive: !(at === 5),
  }));

export function centreRows(
  tenant: TenantName,
  specialists: readonly SeedRow[],
  today: PlainDate,
  valueId: ValueId,
): TableRows[] {
  const random = randomOf(tenant, 'centres');
  const nextPerson = peopleFrom(random);
  const made = places.slice(0, howMany[tenant]).map(([name, ownershipType, suburb, rooms], at) => {
    const state = stateOf(suburb);
    const place = addressIn(suburb, random);
    const isHome = ownershipType === 'homeAssessment';
    const service = (label: string) => valueId('centreServiceType', label) ?? [];
    return {
      rooms,
      record: {
        id: idOf('centre', tenant, name),
        name,
        ownershipType,
        address: isHome ? { suburb, state, postcode: place.postcode, country: 'Australia' } : place,
        suburb,
        state,
        postcode: place.postcode ?? null,
        country: 'Australia',
        timeZone: zoneOfPlace({ state }) ?? 'Australia/Sydney',
        contactName: nextPerson().fullName,
        phone: phoneIn(state, random),
        email: `rooms@${plainLetters(name.replace(/[ ,]/g, ''))}.example`,
        serviceTypeIds: isHome
          ? [service('Home visits')].flat()
          : ['Consulting rooms', ...(at % 2 ? ['Video suite'] : ['Wheelchair accessible'])].flatMap(
              service,
            ),
        specialistIds: specialists
          .filter((one) => worksHere(one, state, random))
          .map(({ id }) => String(id)),
        receiveBooking: at !== 18,
        parkingNotes: isHome ? null : random.pick(parking),
        accessNotes: isHome ? null : random.pick(access),
        isActive: at !== 22,
        creationTime: momentBefore(today, random.between(300, 900), random),
      },
    };
  });
  const rooms = made.flatMap(({ record, rooms: count }) => roomsOf(record.id, count));
  return [
    ...recordRows(
      centre,
      made.map(({ record }) => record),
      tenantId(tenant),
    ),
    ...recordRows(centreRoom, rooms, tenantId(tenant)),
  ];
}
