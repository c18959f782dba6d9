import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { company } from '../../domain/index.ts';
import type { sides } from '../../domain/index.ts';
import { idOf, momentBefore, randomOf, recordRows } from '#kernel/server';
import type { Random, TableRows } from '#kernel/server';
import { harbourCompanies } from './sketches/harbour.ts';
import {
  beaconCompanies,
  demoCompanies,
  lawbridgeCompanies,
  lumenCompanies,
  southernCompanies,
} from './sketches/smaller.ts';
import type { CompanySketch, CompanyType } from './sketches/sketch.ts';
import { summitCompanies } from './sketches/summit.ts';
import { addressIn, phoneIn, plainLetters, stateOf, tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';

const sketches: Readonly<Record<TenantName, readonly CompanySketch[]>> = {
  host: [],
  harbour: harbourCompanies,
  summit: summitCompanies,
  lawbridge: lawbridgeCompanies,
  southern: southernCompanies,
  lumen: lumenCompanies,
  beacon: beaconCompanies,
  demo: demoCompanies,
};

export type DemoCompany = CompanySketch & { readonly id: string; readonly domain: string };

/** A name under `.example` can never be somebody's. */
const domainOf = (name: string): string => `${plainLetters(name.replace(/\s+/g, ''))}.example`;

export const companiesIn = (tenant: TenantName): DemoCompany[] =>
  sketches[tenant].map((given) => ({
    ...given,
    id: idOf('company', tenant, given.name),
    domain: domainOf(given.name),
  }));

const mailboxes: Readonly<Partial<Record<CompanyType, string>>> = {
  insurer: 'claims',
  selfInsurer: 'claims',
  publicInsurer: 'claims',
  employer: 'people',
  lawDefendant: 'reception',
  lawPlaintiff: 'reception',
  lawPractice: 'reception',
};

function highRiskOf({ highRisk }: CompanySketch, today: PlainDate) {
  if (!highRisk) return {};
  const { from, to, toCaseManagers, toStaff } = highRisk;
  return {
    highRiskApplied: true,
    highRiskAppliedFrom: addDays(today, from),
    highRiskAppliedTo: to === undefined ? null : addDays(today, to),
    highRiskReasonToBookingCm: toCaseManagers,
    highRiskReasonToStaff: toStaff,
  };
}

const plaintiff: readonly CompanyType[] = ['lawPlaintiff', 'clientAcquisitions', 'fundingManager'];
const defendant: readonly CompanyType[] = [
  'insurer',
  'selfInsurer',
  'publicInsurer',
  'lawDefendant',
  'employer',
];

export const sideOf = (type: CompanyType): keyof typeof sides | null =>
  plaintiff.includes(type)
    ? 'P'
    : defendant.includes(type)
      ? 'D'
      : type === 'lawPractice'
        ? 'both'
        : null;

/** Whoever orders reports and pays for them. */
const isCustomer = (type: CompanyType): boolean => sideOf(type) !== null;

const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** The check digits are right, as the form of a tax office would ask; the numbers are nobody's. */
export function abnOf(random: Random): string {
  const rest = Array.from({ length: 9 }, () => random.between(0, 9));
  const sum = rest.reduce((total, digit, at) => total + digit * (weights[at + 2] ?? 0), 0);
  for (let front = 11; front < 100; front += 1) {
    const [tens, ones] = [Math.floor(front / 10), front % 10];
    if ((sum + (tens - 1) * 10 + ones) % 89 === 0) {
      return `${front}${rest.join('')}`;
    }
  }
  return abnOf(random);
}

function billingOf({ type, domain, highRisk }: DemoCompany, random: Random) {
  if (!isCustomer(type)) return {};
  const mustPrepay = highRisk !== undefined && highRisk.to === undefined;
  return {
    accountsEmail: `accounts@${domain}`,
    invoiceEmail: random.next() < 0.4 ? `invoices@${domain}` : null,
    paymentTermsDays: random.pick([14, 30, 30, 30, 45]),
    statementDay: random.pick(['1st', '15th', '25th']),
    prepaymentRequired: mustPrepay,
    prepaymentStatus: mustPrepay ? ('required' as const) : null,
    taxExempt: type === 'publicInsurer',
    showAsBorrowerInLenders: type === 'lawPlaintiff',
    reportDelivery: random.pick(['link', 'link', 'attachment', 'both', 'loggedIn'] as const),
    reportEmail: `reports@${domain}`,
  };
}

const notesOf = ({ type }: DemoCompany, random: Random): string | null =>
  type === 'lawPlaintiff' && random.next() < 0.4
    ? 'Prefers morning appointments close to public transport. Send paperwork at least ten business days ahead.'
    : type === 'insurer' && random.next() < 0.5
      ? 'Quote the claim number in every subject line. Reports go to the portal and to the case manager.'
      : null;

export function companyRows(
  tenant: TenantName,
  companies: readonly DemoCompany[],
  today: PlainDate,
): TableRows[] {
  const random = randomOf(tenant, 'companies');
  const records = companies.map((given) => ({
    id: given.id,
    name: given.name,
    tradingName: given.tradingName ?? null,
    abn: abnOf(random),
    businessType: given.type,
    side: sideOf(given.type),
    email: `${mailboxes[given.type] ?? 'enquiries'}@${given.domain}`,
    phone: phoneIn(stateOf(given.suburb), random),
    website: `https://www.${given.domain}`,
    address: addressIn(given.suburb, random),
    isActive: given.isActive ?? true,
    ...billingOf(given, random),
    notes: notesOf(given, random),
    ...highRiskOf(given, today),
    creationTime: momentBefore(today, random.between(260, 900), random),
  }));
  return recordRows(company, records, tenantId(tenant));
}
