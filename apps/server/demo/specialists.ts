import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { specialist } from '#parties/domain';
import type { RecruitmentStatus as Status } from '#parties/domain';
import { idOf } from '../seed/ids.ts';
import type { TableRows } from '../seed/load-rows.ts';
import { recordsOf } from '../seed/records-of.ts';
import type { Account } from './accounts.ts';
import { momentBefore, workdayBefore } from './days.ts';
import { mailboxOf, peopleFrom } from './people.ts';
import type { Person } from './people.ts';
import { phoneIn } from './places.ts';
import { randomOf } from './random.ts';
import type { Random } from './random.ts';
import { specialties } from './specialties.ts';
import type { Specialty } from './specialties.ts';
import { tenantId } from './tenants.ts';
import type { TenantName } from './tenants.ts';

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

function contractOf(status: Status, today: PlainDate, random: Random) {
  const started = workdayBefore(today, random.between(200, 950));
  if (status === 'ONBOARDED') {
    return { onboardedDate: started, onboardedEndDate: addDays(today, random.between(90, 900)) };
  }
  if (status === 'EXCLUDING') {
    return {
      onboardedDate: started,
      onboardedEndDate: workdayBefore(today, random.between(3, 60)),
    };
  }
  return {};
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
    return {
      id: idOf('specialist', tenant, own?.who ?? String(index)),
      title: own ? 'Dr' : titleOf(person, specialty, random),
      firstName: person.firstName,
      lastName: person.lastName,
      fullName: person.fullName,
      specialty: specialty.name,
      businessEmail: own?.email ?? `rooms@dr${mailboxOf(person).replace('.', '')}.example`,
      personalEmail: `${mailboxOf(person)}@mail.example`,
      phone: phoneIn(random.pick(['NSW', 'NSW', 'VIC', 'QLD', 'SA', 'WA']), random),
      recruitmentStatus,
      ...contractOf(recruitmentStatus, today, random),
      userId: own?.id ?? null,
      isActive: recruitmentStatus !== 'EXCLUDING',
      specialistStatus:
        recruitmentStatus === 'EXCLUDING' ? ('INACTIVE' as const) : ('ACTIVE' as const),
      exclusionReason: recruitmentStatus === 'EXCLUDING' ? ('highCancellationRate' as const) : null,
      creationTime: momentBefore(today, random.between(20, 700), random),
    };
  });
  return recordsOf(specialist, records, tenantId(tenant));
}
