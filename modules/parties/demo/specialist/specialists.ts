import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { specialist } from '../../domain/index.ts';
import type { RecruitmentStatus as Status } from '../../domain/index.ts';
import { idOf, momentBefore, randomOf, recordRows, workdayBefore } from '#kernel/server';
import type { Random, TableRows } from '#kernel/server';
import type { Account } from '#identity/demo';
import { addressIn, mailboxOf, peopleFrom, phoneIn, stateOf, tenantId } from '#platform/demo';
import type { Person, Suburb, TenantName, ValueId } from '#platform/demo';
import { practiceOf } from './specialist-practice.ts';
import { specialties } from './specialties.ts';
import type { Specialty } from './specialties.ts';

const howMany: Readonly<Record<TenantName, number>> = {
  host: 0,
  harbour: 52,
  summit: 16,
  lawbridge: 10,
  southern: 6,
  lumen: 0,
  beacon: 5,
  demo: 9,
};

/** Most work already; every status is met at least once in the first twelve. */
const statuses: readonly Status[] = [
  'ONBOARDED',
  'ONBOARDED',
  'ONBOARDED',
  'ONBOARDING',
  'ONBOARDED',
  'RECRUITING',
  'ONBOARDED',
  'ONBOARDED',
  'EXCLUDING',
  'ONBOARDED',
  'ONBOARDED',
  'NON_BOOKING_CONTACT',
];

const reasons = ['highCancellationRate', 'unpaidDebt', 'poorPaymentRecords'] as const;

const suburbs: readonly Suburb[] = [
  'Sydney',
  'Chatswood',
  'Parramatta',
  'Bondi Junction',
  'Newcastle',
  'East Melbourne',
  'Richmond',
  'Geelong',
  'Spring Hill',
  'Southport',
  'North Adelaide',
  'West Perth',
  'Hobart',
  'Barton',
];

type Contract = { onboardedDate: PlainDate | null; onboardedEndDate: PlainDate | null };

/** Every state of a contract is met: none, coming, in force, ending soon and over. */
function contractOf(status: Status, index: number, today: PlainDate, random: Random): Contract {
  const started = workdayBefore(today, random.between(200, 950));
  const none = { onboardedDate: null, onboardedEndDate: null };
  if (status === 'EXCLUDING') {
    return {
      onboardedDate: started,
      onboardedEndDate: workdayBefore(today, random.between(3, 60)),
    };
  }
  if (status !== 'ONBOARDED') return none;
  if (index % 17 === 7) return none;
  if (index % 17 === 10) {
    return { onboardedDate: addDays(today, random.between(7, 30)), onboardedEndDate: null };
  }
  const rest = index % 17 === 13 ? -random.between(5, 40) : index % 17 === 4 ? 28 : 0;
  const isOpen = index > 0 && index % 5 === 1;
  return {
    onboardedDate: started,
    onboardedEndDate: rest
      ? addDays(today, rest)
      : isOpen
        ? null
        : addDays(today, random.between(90, 900)),
  };
}

function titleOf(person: Person, specialty: Specialty, random: Random): string {
  if (specialty.isSurgery && random.next() < 0.3) return person.title;
  if (!specialty.isMedical) return random.next() < 0.4 ? 'Dr' : person.title;
  const dice = random.next();
  return dice < 0.1 ? 'Prof' : dice < 0.24 ? 'A/Prof' : 'Dr';
}

export function specialistRows(
  tenant: TenantName,
  accounts: readonly Account[],
  today: PlainDate,
  valueId: ValueId,
): TableRows[] {
  const random = randomOf(tenant, 'specialists');
  const nextPerson = peopleFrom(
    random,
    accounts.map(({ person }) => person),
  );
  const account = accounts.find(({ who }) => who === 'specialist');

  const records = Array.from({ length: howMany[tenant] }, (_, index) => {
    const own = index === 0 ? account : undefined;
    const person = own?.person ?? nextPerson();
    const specialty = specialties[index % specialties.length] ?? specialties[0];
    const recruitmentStatus = statuses[index % statuses.length] ?? 'ONBOARDED';
    const suburb = random.pick(suburbs);
    const isOut = recruitmentStatus === 'EXCLUDING';
    return {
      id: idOf('specialist', tenant, own?.who ?? String(index)),
      title: own ? 'Dr' : titleOf(person, specialty, random),
      firstName: person.firstName,
      lastName: person.lastName,
      fullName: person.fullName,
      gender: person.title === 'Ms' ? ('female' as const) : ('male' as const),
      businessEmail: own?.email ?? `rooms@dr${mailboxOf(person).replace('.', '')}.example`,
      personalEmail: `${mailboxOf(person)}@mail.example`,
      phone: phoneIn(stateOf(suburb), random),
      mobile: `0491570${String(random.between(0, 999)).padStart(3, '0')}`,
      address: addressIn(suburb, random),
      state: stateOf(suburb),
      recruitmentStatus,
      ...contractOf(recruitmentStatus, index, today, random),
      ...practiceOf(specialty, stateOf(suburb), recruitmentStatus, index, random, valueId),
      userId: own?.id ?? null,
      isActive: !isOut,
      specialistStatus: isOut ? ('INACTIVE' as const) : ('ACTIVE' as const),
      exclusionReason: isOut ? reasons[index % reasons.length] : null,
      creationTime: momentBefore(today, random.between(20, 700), random),
    };
  });
  return recordRows(specialist, records, tenantId(tenant));
}
