import type { PlainDate } from '#kernel/domain';
import { defaultId, idOf, momentBefore, randomOf, recordRows } from '#kernel/server';
import { caseManager } from '../../domain/index.ts';
import type { TableRows } from '#kernel/server';
import type { Account } from '#identity/demo';
import { unitFor } from './company-parts.ts';
import { sideOf } from './companies.ts';
import type { DemoCompany } from './companies.ts';
import type { CompanyType } from './sketches/sketch.ts';
import { mailboxOf, mobileOf, peopleFrom, phoneIn, stateOf, tenantId } from '#platform/demo';
import type { Person, TenantName, Who } from '#platform/demo';

const howMany: Readonly<Record<TenantName, number>> = {
  host: 0,
  harbour: 96,
  summit: 26,
  lawbridge: 14,
  southern: 18,
  lumen: 9,
  beacon: 4,
  demo: 12,
};

const claims = [
  'Claims Consultant',
  'Senior Claims Consultant',
  'Injury Management Specialist',
  'Claims Team Leader',
];
const law = ['Solicitor', 'Senior Associate', 'Paralegal', 'Legal Assistant', 'Partner'];

/** The customers that order; the others have no case managers. */
const positions: Readonly<Partial<Record<CompanyType, readonly string[]>>> = {
  insurer: claims,
  selfInsurer: claims,
  publicInsurer: claims,
  lawDefendant: law,
  lawPlaintiff: law,
  lawPractice: law,
  employer: ['Return to Work Coordinator', 'Injury Management Advisor', 'People Manager'],
};

/** contract.md: one works for a plaintiff law firm, the other for an insurer. */
const employers: Readonly<Partial<Record<Who, CompanyType>>> = {
  casemanager: 'lawPlaintiff',
  insurercm: 'insurer',
};

const mailed = ['bookingConfirmed', 'reportReady'] as const;

/** B-334: the selection lists leave out the last two. */
const statuses = [
  ...Array.from({ length: 9 }, () => 'onboarded' as const),
  'onboarding',
  'recruiting',
  'nonBookingContact',
] as const;

const namesOf = (tenant: TenantName, { title, firstName, lastName, fullName }: Person) => ({
  titleId: defaultId(tenantId(tenant), 'lookupConfig', 'greetingTitle', title),
  firstName,
  lastName,
  fullName,
  gender: title === 'Ms' ? ('female' as const) : ('male' as const),
});

export function caseManagerRows(
  tenant: TenantName,
  companies: readonly DemoCompany[],
  accounts: readonly Account[],
  today: PlainDate,
): TableRows[] {
  const random = randomOf(tenant, 'case-managers');
  const nextPerson = peopleFrom(
    random,
    accounts.map(({ person }) => person),
  );
  const customers = companies.filter(({ type, isActive }) => positions[type] && isActive !== false);

  const at = (company: DemoCompany) => ({
    companyId: company.id,
    businessUnitId: random.next() < 0.7 ? unitFor(tenant, company, random) : null,
    position: random.pick(positions[company.type] ?? []),
    phone: phoneIn(stateOf(company.suburb), random),
    mobile: mobileOf(random),
    side: sideOf(company.type),
    consent: random.pick(['subscribed', 'subscribed', 'inferred', 'unsubscribed'] as const),
    notices: [...mailed],
    creationTime: momentBefore(today, random.between(5, 250), random),
  });
  const withAccount = accounts.flatMap(({ who, id, email, person }) => {
    const company = customers.find(({ type }) => type === employers[who]);
    if (!company) return [];
    const own = { id: idOf('case-manager', tenant, who), email, userId: id };
    return [
      { ...at(company), ...own, ...namesOf(tenant, person), offerAccount: true, isActive: true },
    ];
  });
  const others = Array.from({ length: howMany[tenant] - withAccount.length }, (_, index) => {
    const company = customers[index % customers.length];
    if (!company) return [];
    const person = nextPerson();
    return [
      {
        ...at(company),
        id: idOf('case-manager', tenant, String(index)),
        ...namesOf(tenant, person),
        email: `${mailboxOf(person)}@${company.domain}`,
        recruitmentStatus: statuses[index % statuses.length] ?? 'onboarded',
        isActive: random.next() > 0.05,
      },
    ];
  });
  return recordRows(caseManager, [...withAccount, ...others.flat()], tenantId(tenant));
}
