import { hostTenantId, storedFeatures, tenant } from '../domain/index.ts';
import type { EditionName, FeatureMap, SettingKey } from '../domain/index.ts';
import { switchedOn } from '../seed/edition-features.ts';
import { idOf, recordRows } from '#kernel/server';
import { editionId, hostEdition } from '../seed/editions.ts';
import type { TableRows } from '#kernel/server';

export type TenantSketch = {
  readonly name: string;
  readonly customerName: string;
  readonly edition: EditionName | typeof hostEdition;
  readonly timezone: string;
  readonly colour: string;
  /** Left out: those of the edition. */
  readonly features?: FeatureMap;
  readonly settings?: Readonly<Partial<Record<SettingKey, string>>>;
};

/** The keys are those of the module `insights`, which platform does not know. */
const limitedReports = 'service-revenue-master,iro-kpi,staff-kpi';

/** G-100 to G-103 and the other optional settings: all on for one tenant of the demo. */
const everyOption: TenantSketch['settings'] = {
  'ICS.Vocabulary': 'Claimant',
  'ICS.Feature.Telephony': 'true',
  'ICS.Feature.EnableIROFunding': 'true',
  'ICS.Feature.ServiceFeeEstimation': 'true',
  'ICS.Feature.PayingSpecialist': 'true',
  'ICS.Feature.BookingAssistant': 'true',
  'ICS.Feature.AccountCode': 'true',
  'ICS.Feature.ReportCorrection': 'true',
  'ICS.Feature.HideAccountingFromStaff': 'true',
  'ICS.Reports.Limited': limitedReports,
};

/** contract.md, "Demo data". */
export const tenantSketches = {
  host: {
    name: 'host',
    customerName: 'Caseway',
    edition: hostEdition,
    timezone: 'Australia/Sydney',
    colour: '#1f2a44',
  },
  harbour: {
    name: 'harbour',
    customerName: 'Harbour Medico-Legal',
    edition: 'MLP',
    timezone: 'Australia/Sydney',
    colour: '#0b4f6c',
    features: switchedOn(storedFeatures),
    settings: everyOption,
  },
  summit: {
    name: 'summit',
    customerName: 'Summit Independent Assessments',
    edition: 'MLP',
    timezone: 'Australia/Melbourne',
    colour: '#37474f',
    features: switchedOn(['Assessment', 'Supplementary']),
    settings: { 'ICS.Files.StorageLimitGB': '20' },
  },
  lawbridge: {
    name: 'lawbridge',
    customerName: 'Lawbridge Legal',
    edition: 'LAW CONNECT',
    timezone: 'Australia/Brisbane',
    colour: '#5b2333',
    settings: { 'ICS.Vocabulary': 'Client', 'ICS.Files.StorageLimitGB': '50' },
  },
  southern: {
    name: 'southern',
    customerName: 'Southern Disbursement Funding',
    edition: 'FUNDING PROVIDER',
    timezone: 'Australia/Adelaide',
    colour: '#1b5e4b',
    settings: { 'ICS.Vocabulary': 'Client', 'ICS.Feature.AccountCode': 'true' },
  },
  lumen: {
    name: 'lumen',
    customerName: 'Lumen Matter Services',
    edition: 'LMQ PROVIDER',
    timezone: 'Australia/Sydney',
    colour: '#5d4a8a',
  },
  beacon: {
    name: 'beacon',
    customerName: 'Beacon Outreach',
    edition: 'MARKETING',
    timezone: 'Australia/Perth',
    colour: '#8a4b14',
  },
  demo: {
    name: 'demo',
    customerName: 'Caseway Demonstration Practice',
    edition: 'MLP',
    timezone: 'Australia/Sydney',
    colour: '#2e5aac',
  },
} as const satisfies Record<string, TenantSketch>;

export type TenantName = keyof typeof tenantSketches;
export const tenantNames = Object.keys(tenantSketches) as TenantName[];

export const tenantId = (name: TenantName): string =>
  name === 'host' ? hostTenantId : idOf('tenant', name);

/** The client domain stays empty: the demo is opened at any address. */
const recordOf = (name: TenantName, given: TenantSketch, creationTime: string) => ({
  id: tenantId(name),
  name,
  editionId: editionId(given.edition),
  customerName: given.customerName,
  email: `office@${name}.test`,
  accountEmail: `accounts@${name}.test`,
  website: `https://www.${name}.test`,
  timezone: given.timezone,
  country: 'Australia',
  logoBackgroundColor: given.colour,
  loginLogoBackgroundColor: given.colour,
  features: given.features ?? null,
  settings: { 'ICS.Currency': 'AUD', ...given.settings },
  creationTime,
});

export const tenantRows = (creationTime: string): TableRows[] =>
  recordRows(
    tenant,
    tenantNames.map((name) => recordOf(name, tenantSketches[name], creationTime)),
  );
