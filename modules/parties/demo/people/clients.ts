import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { client } from '../../domain/index.ts';
import type { SeedRow, TableRows } from '#kernel/server';
import { idOf, momentBefore, randomOf, recordRows } from '#kernel/server';
import { claimOf, schemeOf } from './clients/claims.ts';
import { homeIn, homeSuburbs } from './clients/homes.ts';
import { languageOf } from './clients/languages.ts';
import { portalAccountOf } from './portal-accounts.ts';
import type { DemoCompany } from '../company/companies.ts';
import {
  mailboxOf,
  mobileOf,
  namesOf,
  peopleFrom,
  phoneIn,
  stateOf,
  tenantId,
} from '#platform/demo';
import type { TenantName, ValueId } from '#platform/demo';

const howMany: Readonly<Record<TenantName, number>> = {
  host: 0,
  harbour: 640,
  summit: 140,
  lawbridge: 60,
  southern: 90,
  lumen: 0,
  beacon: 12,
  demo: 45,
};

const notes = [
  'Prefers to be called in the morning.',
  'Needs step-free access and a chair with arms.',
  'Brings a support person; please allow ten more minutes.',
  'Cannot sit for longer than thirty minutes.',
  'Send letters by post as well as by email.',
] as const;

/** People about whom the customers of the practice ask. */
export function clientRows(
  tenant: TenantName,
  companies: readonly DemoCompany[],
  managers: readonly SeedRow[],
  brokers: readonly string[],
  today: PlainDate,
  valueId: ValueId,
): TableRows[] {
  const random = randomOf(tenant, 'clients');
  const nextPerson = peopleFrom(random);
  const active = managers.filter((row) => row.is_active);
  const records = Array.from({ length: howMany[tenant] }, (_, index) => {
    const person = nextPerson();
    const isWoman = person.title === 'Ms';
    const manager = active[index % Math.max(1, active.length)];
    const company = companies.find(({ id }) => id === manager?.company_id);
    const suburb = random.pick(homeSuburbs);
    const since = random.between(2, 900);
    const claim = claimOf(company?.type, index, addDays(today, -since), random);
    const language = languageOf(person, random);
    const age = random.between(19, 71) * 365 + random.between(0, 364);
    const hasMail = random.next() < 0.85;
    return {
      id: idOf('client', tenant, String(index)),
      ...namesOf(person),
      titleId: valueId('greetingTitle', random.next() < 0.2 && isWoman ? 'Mrs' : person.title),
      dateOfBirth: addDays(today, -age),
      gender:
        random.next() < 0.02
          ? ('nonBinary' as const)
          : isWoman
            ? ('female' as const)
            : ('male' as const),
      phone: random.next() < 0.3 ? phoneIn(stateOf(suburb), random) : null,
      mobile: mobileOf(random),
      email: hasMail ? `${mailboxOf(person)}@mail.example` : null,
      address: homeIn(suburb, random),
      languageId: valueId('languages', language.name),
      interpreterRequired: language.needsInterpreter,
      claimNo: claim.number,
      injuryDate: claim.injured,
      bodyPartIds: claim.bodyParts.flatMap((part) => valueId('bodyPart', part) ?? []),
      matterTypeId: valueId('matterType', claim.matter),
      schemeId: valueId.scheme(schemeOf(claim.matter, stateOf(suburb))),
      companyId: company?.id ?? null,
      caseManagerId: manager ? String(manager.id) : null,
      contractorId: brokers.length && random.next() < 0.12 ? random.pick(brokers) : null,
      notes: random.next() < 0.15 ? random.pick(notes) : null,
      isActive: random.next() > 0.03,
      creationTime: momentBefore(today, Math.max(1, since - random.between(0, 20)), random),
      ...portalAccountOf(tenant, index),
    };
  });
  return recordRows(client, records, tenantId(tenant));
}
