import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { company } from '#parties/domain';
import { idOf } from '../seed/ids.ts';
import type { TableRows } from '../seed/load-rows.ts';
import { recordsOf } from '../seed/records-of.ts';
import { harbourCompanies } from './companies/harbour.ts';
import {
  beaconCompanies,
  demoCompanies,
  lawbridgeCompanies,
  lumenCompanies,
  southernCompanies,
} from './companies/smaller.ts';
import type { CompanySketch, CompanyType } from './companies/sketch.ts';
import { summitCompanies } from './companies/summit.ts';
import { momentBefore } from './days.ts';
import { plainLetters } from './people.ts';
import { addressIn, phoneIn, stateOf } from './places.ts';
import { randomOf } from './random.ts';
import { tenantId } from './tenants.ts';
import type { TenantName } from './tenants.ts';

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

export function companyRows(
  tenant: TenantName,
  companies: readonly DemoCompany[],
  today: PlainDate,
): TableRows[] {
  const random = randomOf(tenant, 'companies');
  const records = companies.map((given) => ({
    id: given.id,
    name: given.name,
    businessType: given.type,
    email: `${mailboxes[given.type] ?? 'enquiries'}@${given.domain}`,
    phone: phoneIn(stateOf(given.suburb), random),
    website: `https://www.${given.domain}`,
    address: addressIn(given.suburb, random),
    isActive: given.isActive ?? true,
    ...highRiskOf(given, today),
    creationTime: momentBefore(today, random.between(260, 900), random),
  }));
  return recordsOf(company, records, tenantId(tenant));
}
