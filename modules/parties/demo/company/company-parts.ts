import {
  companyBookingAgent,
  companyBusinessUnit,
  companyDefaultPic,
  companyExcludedSpecialist,
  companyFavouriteSpecialist,
  companyGroup,
  companyPmsConfig,
} from '../../domain/index.ts';
import { idOf, randomOf, recordRows } from '#kernel/server';
import type { Random, TableRows } from '#kernel/server';
import type { Account } from '#identity/demo';
import type { DemoCompany } from './companies.ts';
import type { CompanyType } from './sketches/sketch.ts';
import { phoneIn, stateOf, tenantId } from '#platform/demo';
import type { TenantName, Who } from '#platform/demo';

const claims = ['Workers Compensation', 'CTP Claims', 'Public Liability'];
const unitsOf: Readonly<Partial<Record<CompanyType, readonly string[]>>> = {
  insurer: claims,
  publicInsurer: claims.slice(0, 2),
  selfInsurer: ['Injury Management', 'Major Claims'],
  lawPlaintiff: ['Motor Accidents', 'Workplace Injuries'],
  lawDefendant: ['Insurance Litigation', 'Dust Diseases'],
};

const unitNames = ({ type }: DemoCompany): readonly string[] => unitsOf[type] ?? [];
const unitId = (tenant: TenantName, { name }: DemoCompany, unit: string): string =>
  idOf('business-unit', tenant, name, unit);

export function unitFor(tenant: TenantName, company: DemoCompany, random: Random): string | null {
  const names = unitNames(company);
  return names.length ? unitId(tenant, company, random.pick(names)) : null;
}

function unitRows(tenant: TenantName, companies: readonly DemoCompany[]): TableRows[] {
  const random = randomOf(tenant, 'business-units');
  const records = companies.flatMap((company) =>
    unitNames(company).map((name) => ({
      id: unitId(tenant, company, name),
      companyId: company.id,
      name,
      email: `${name.toLowerCase().replaceAll(' ', '.')}@${company.domain}`,
      phone: phoneIn(stateOf(company.suburb), random),
    })),
  );
  return recordRows(companyBusinessUnit, records, tenantId(tenant));
}

const praise = [
  'Clear reports, always on time.',
  'Asked for by their panel.',
  'Experienced with their scheme.',
  null,
];
const complaints = [
  'The firm acts against a relative of the doctor.',
  'Two reports were withdrawn after cross-examination.',
];

function choiceRows(
  tenant: TenantName,
  companies: readonly DemoCompany[],
  specialistIds: readonly string[],
): TableRows[] {
  const random = randomOf(tenant, 'favourites');
  const customers = companies.filter((company) => unitNames(company).length > 0);
  if (specialistIds.length < 4) return [];
  const picked = customers.map((company) => {
    const start = random.between(0, specialistIds.length - 4);
    return { company, ids: specialistIds.slice(start, start + 4) };
  });
  const favourites = picked.flatMap(({ company, ids }) =>
    ids.slice(0, 3).map((specialistId, at) => ({
      id: idOf('favourite', company.id, specialistId),
      companyId: company.id,
      specialistId,
      place: at + 1,
      note: random.pick(praise),
    })),
  );
  const excluded = picked.slice(0, 3).map(({ company, ids: [, , , specialistId = ''] }) => ({
    id: idOf('excluded', company.id, specialistId),
    companyId: company.id,
    specialistId,
    reason: random.pick(complaints),
  }));
  return [
    ...recordRows(companyFavouriteSpecialist, favourites, tenantId(tenant)),
    ...recordRows(companyExcludedSpecialist, excluded, tenantId(tenant)),
  ];
}

const inCharge = {
  REQUEST_RECEIVED: 'staff',
  APPOINTMENT: 'staff',
  PAPERWORK: 'staff',
  QUALITY_ASSURANCE: 'adminstaff',
  PRE_PAYMENT: 'accounting',
} as const satisfies Partial<Record<string, Who>>;

function picRows(
  tenant: TenantName,
  companies: readonly DemoCompany[],
  accounts: readonly Account[],
): TableRows[] {
  const records = companies.slice(0, 3).flatMap((company) =>
    Object.entries(inCharge).flatMap(([step, who]) => {
      const account = accounts.find((each) => each.who === who);
      const id = idOf('pic', company.id, step);
      const given = { id, companyId: company.id, step: step as keyof typeof inCharge };
      return account ? [{ ...given, userId: account.id }] : [];
    }),
  );
  return recordRows(companyDefaultPic, records, tenantId(tenant));
}

/** Who shares claimants: the first is the firm of the demo's case manager. */
function groupRows(tenant: TenantName, companies: readonly DemoCompany[]): TableRows[] {
  const firms = companies.filter(({ type }) => type === 'lawPlaintiff');
  const insurers = companies.filter(({ type }) => type === 'insurer');
  const group = (name: string, note: string, members: readonly DemoCompany[]) =>
    new Set(members).size < 2
      ? []
      : [
          {
            id: idOf('company-group', tenant, name),
            name,
            note,
            companyIds: members.map(({ id }) => id),
          },
        ];
  const records = [
    ...group(
      'Western Sydney plaintiff firms',
      'Joint running of motor accident matters. Renewed every June.',
      [firms[0], firms.at(-1)].flatMap((firm) => firm ?? []),
    ),
    ...group('Scheme agents', 'Claims that moved between agents.', insurers.slice(0, 2)),
  ];
  return recordRows(companyGroup, records, tenantId(tenant));
}

/** The second insurer's case manager also books for the first public insurer. */
function agentRows(tenant: TenantName, companies: readonly DemoCompany[]): TableRows[] {
  const office = companies.find(({ type }) => type === 'publicInsurer');
  if (!office || tenant !== 'harbour') return [];
  const record = {
    id: idOf('booking-agent', office.id),
    companyId: office.id,
    caseManagerId: idOf('case-manager', tenant, 'insurercm'),
  };
  return recordRows(companyBookingAgent, [record], tenantId(tenant));
}

function pmsRows(tenant: TenantName, companies: readonly DemoCompany[]): TableRows[] {
  const firm = companies.find(({ type }) => type === 'lawPlaintiff');
  if (!firm || tenant !== 'harbour') return [];
  const record = {
    id: idOf('pms-config', firm.id),
    companyId: firm.id,
    system: 'LEAP' as const,
    companyPmsId: 'WGL-20417',
    clientId: 'wattle-gum',
    isEnabled: true,
  };
  return recordRows(companyPmsConfig, [record], tenantId(tenant));
}

const onboardedIds = (specialists: readonly TableRows[]): string[] =>
  specialists
    .filter(({ table }) => table === 'specialists')
    .flatMap(({ rows }) => rows)
    .filter((row) => row.recruitment_status === 'ONBOARDED')
    .map((row) => String(row.id));

/** What hangs on the companies. The rows of the specialists say whom they may like. */
export const companyPartRows = (
  tenant: TenantName,
  companies: readonly DemoCompany[],
  accounts: readonly Account[],
  specialists: readonly TableRows[],
): TableRows[] => [
  ...unitRows(tenant, companies),
  ...choiceRows(tenant, companies, onboardedIds(specialists)),
  ...picRows(tenant, companies, accounts),
  ...groupRows(tenant, companies),
  ...agentRows(tenant, companies),
  ...pmsRows(tenant, companies),
];
