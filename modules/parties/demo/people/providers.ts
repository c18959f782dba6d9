import type { PlainDate } from '#kernel/domain';
import { serviceProvider, treatmentProvider } from '../../domain/index.ts';
import type { serviceProviderKinds, treatmentKinds } from '../../domain/index.ts';
import { idOf, momentBefore, randomOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import {
  addressIn,
  mailboxOf,
  peopleFrom,
  phoneIn,
  plainLetters,
  stateOf,
  tenantId,
} from '#platform/demo';
import type { Suburb, TenantName, ValueId } from '#platform/demo';

type ServiceKind = keyof typeof serviceProviderKinds;
type Treatment = keyof typeof treatmentKinds;

const services: readonly (readonly [string, ServiceKind, Suburb, ...languages: string[]])[] = [
  ['Clear Copy Transcription', 'typist', 'Parramatta'],
  ['Second Draft Typing', 'typist', 'Hobart'],
  ['Quill & Key', 'typist', 'Geelong'],
  ['Meridian Claim Brokers', 'broker', 'Sydney'],
  ['Fairway Referral Services', 'broker', 'Brisbane City'],
  ['Bridge Interpreting', 'interpreter', 'Burwood', 'Mandarin', 'Korean'],
  [
    'Southern Cross Language Services',
    'interpreter',
    'Melbourne',
    'Greek',
    'Italian',
    'Vietnamese',
  ],
  ['Cedar Interpreters', 'interpreter', 'Liverpool', 'Arabic'],
  ['Saigon Link Interpreting', 'interpreter', 'Dandenong', 'Vietnamese'],
  ['Auslan Direct', 'interpreter', 'North Adelaide'],
];

const treatments: readonly (readonly [string, Treatment, Suburb])[] = [
  ['Lakeside Family Practice', 'generalPractice', 'Wollongong'],
  ['Westpoint Medical Centre', 'generalPractice', 'Parramatta'],
  ['Riverbend General Hospital', 'hospital', 'Newcastle'],
  ['Northshore Physiotherapy', 'physiotherapy', 'Chatswood'],
  ['Motion Works Physio', 'physiotherapy', 'Penrith'],
  ['Calm Harbour Psychology', 'psychology', 'Surry Hills'],
  ['Open Door Counselling', 'psychology', 'Liverpool'],
  ['Spine & Joint Chiropractic', 'chiropractic', 'Hurstville'],
  ['Everyday Independence OT', 'occupationalTherapy', 'Gosford'],
  ['Stride Exercise Physiology', 'exercisePhysiology', 'Bondi Junction'],
  ['Bluegum Imaging', 'imaging', 'Orange'],
  ['Central West Orthopaedics', 'specialist', 'Dubbo'],
];

const howMany: Readonly<Record<TenantName, readonly [services: number, treatments: number]>> = {
  host: [0, 0],
  harbour: [10, 12],
  summit: [5, 6],
  lawbridge: [3, 4],
  southern: [3, 0],
  lumen: [0, 0],
  beacon: [2, 0],
  demo: [4, 5],
};

export function providerRows(tenant: TenantName, today: PlainDate, valueId: ValueId): TableRows[] {
  const random = randomOf(tenant, 'providers');
  const nextPerson = peopleFrom(random);
  const [serviceCount, treatmentCount] = howMany[tenant];
  const shared = (name: string, suburb: Suburb) => {
    const person = nextPerson();
    const domain = `${plainLetters(name.replace(/\W+/g, ''))}.example`;
    return {
      name,
      contactName: person.fullName,
      email: `${mailboxOf(person)}@${domain}`,
      phone: phoneIn(stateOf(suburb), random),
      address: addressIn(suburb, random),
      creationTime: momentBefore(today, random.between(30, 700), random),
    };
  };
  const serviceRecords = services.slice(0, serviceCount).map(([name, kind, suburb, ...spoken]) => ({
    ...shared(name, suburb),
    id: idOf('service-provider', tenant, name),
    kind,
    languageIds: spoken.flatMap((language) => valueId('languages', language) ?? []),
    isActive: name !== 'Quill & Key',
  }));
  const treatmentRecords = treatments.slice(0, treatmentCount).map(([name, kind, suburb]) => {
    const base = shared(name, suburb);
    return {
      ...base,
      id: idOf('treatment-provider', tenant, name),
      kind,
      providerNo: `${random.between(200_000, 699_999)}${random.pick(['A', 'B', 'F', 'J', 'K', 'L'])}${random.pick(['H', 'T', 'W', 'X', 'Y'])}`,
      recordsEmail: `records@${base.email.split('@')[1] ?? ''}`,
    };
  });
  return [
    ...recordRows(serviceProvider, serviceRecords, tenantId(tenant)),
    ...recordRows(treatmentProvider, treatmentRecords, tenantId(tenant)),
  ];
}
