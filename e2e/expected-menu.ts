import { readFileSync } from 'node:fs';
import { isGroup, pathOf } from '../apps/web/menus/menu.ts';
import type { Menu, MenuItem } from '../apps/web/menus/menu.ts';
import { menus } from '../apps/web/menus/menus.ts';
import {
  menuLabels,
  parseMenuExpectations,
} from '../apps/web/menus/testing/parse-menu-expectations.ts';
import { findResource, pageAt } from '../kernel/domain/index.ts';
import { registerCatalogue } from '../modules/catalogue.ts';
import { inWords, vocabularies } from '../modules/platform/domain/vocabulary.ts';

const list = new URL('../apps/web/menus/testing/menu-expectations.txt', import.meta.url);
const sections = parseMenuExpectations(readFileSync(list, 'utf8'));

registerCatalogue();

/** Lines to pages that are drawn by hand, as far as their work is done. */
const drawn = new Set([
  'Combined Task Search',
  'Dashboard',
  'Disbursement Dashboard',
  'Document Search',
  'Doctor Remittances',
  'Provider Remittance',
  'Outstanding Balance Report',
  'Emails Sending Report',
  'Completed Typing Jobs',
  'Find My Cases',
  'Typist Dashboard',
  'Incomplete Typing Jobs',
  'LMQ',
  'Impairment Checker',
  'Functional Capacity Assessments',
  'My Profile',
  'System Tools',
  'Monthly Active Accounts',
  'Monthly active clients',
  'File Storage Management',
  'Database Migration',
  'System Errors',
  'Background Jobs',
  'System Configuration',
  'Subscription',
  'Product Updates',
  'Send Feedback',
  'Specialist Panel Directory',
  'Seminars',
  'Education Channel',
  'Usage Help',
  'Clinic Calendar',
  'Session and Specialist Search',
  'NDIS Calendar',
  'NDIS Time Budget',
  'My Clinic Calendar',
  'My Details',
]);

const items = Object.values<Menu>(menus).flatMap((menu) =>
  menu.flatMap((entry): readonly MenuItem[] => (isGroup(entry) ? entry.items : [entry])),
);

/** The pages of a resource are there as soon as it is. */
const leadsToResource = (label: string): boolean =>
  items.some((item) => {
    const page = item.label === label ? pageAt(pathOf(item)) : undefined;
    return page?.kind === 'list' && !!findResource(page.name.replace(/\.list$/, ''));
  });

const inSpec = menuLabels(sections);
const isInSpec = (shown: string): boolean =>
  [...inSpec].some((label) => vocabularies.some((words) => inWords(label, words) === shown));

/** Without the lines that the specification does not speak of. */
export const linesOfSpec = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const [title = '', labels] = line.split(': ');
    if (labels === undefined) return isInSpec(title) ? [title] : [];
    const kept = labels.split(', ').filter(isInSpec);
    return kept.length ? [`${title}: ${kept.join(', ')}`] : [];
  });

const funding = [
  'Disbursement Dashboard',
  'Facility Requests',
  'Facility Agreements',
  'Funding Transactions',
  'Loan Fundings',
  'Funding Invoices',
];

/** Tenants without the feature or the setting behind a line; harbour hides accounting from staff. */
const missing: Readonly<Record<string, readonly string[]>> = {
  'staff@harbour.test': [
    'Invoicing & Provider Payment',
    'Doctor Remittances',
    'Provider Remittance',
    'Billing Settings',
    'Company Billing Settings',
    'Account Codes',
  ],
  'staff@summit.test': [
    'File Reviews',
    'Medical Records',
    'Medical Negligence',
    'Conclave/Court Teleconferences',
    'MVA Claims',
    'TPD',
    'Time Tracking',
    'Impairment Checker',
    'Occupational Therapy',
    'Mass Torts',
    'Reports QA Sheet',
    'LMQ',
    'Inquiry Centre',
    'Treatment Providers',
    'Marketing Campaigns',
    'NDIS Calendar',
    'NDIS Service Items',
    'NDIS',
    'NDIS Time Budget',
    'Doctor Remittances',
    'Provider Remittance',
    'Account Codes',
    'Ad Hoc Templates',
    ...funding,
  ],
  'casemanager@lawbridge.test': [
    'Medical Negligence',
    'Conclave/Court Teleconferences',
    'NDIS',
    'Occupational Therapy',
    'LMQ',
    'Impairment Checker',
    'Facility Agreements',
    'Funding Transactions',
    'Funding Invoices',
  ],
  'staff@demo.test': [
    'MVA Claims',
    'TPD',
    'Time Tracking',
    'Impairment Checker',
    'Mass Torts',
    'Reports QA Sheet',
    'LMQ',
    'Treatment Providers',
    'Marketing Campaigns',
    'NDIS Calendar',
    'NDIS Service Items',
    'NDIS',
    'NDIS Time Budget',
    'Account Codes',
    ...funding,
  ],
};

/** Law firms and funders speak of clients, medico-legal practices of claimants. */
const saysClient = /@(lawbridge|southern)\.test$/;

/** B-104, G-002. The list is written for an administrator who holds both roles. */
const forTenantAdmins = new Set(['Roles', 'System Tools']);

export function expectedMenu(account: string, section: string): string[] {
  const vocabulary = saysClient.test(account) ? 'Client' : 'Claimant';
  const isShown = (label: string) =>
    (drawn.has(label) || leadsToResource(label)) &&
    !missing[account]?.includes(label) &&
    (account.startsWith('tenantadmin') || !forTenantAdmins.has(label));
  return (sections.get(section) ?? []).flatMap((line) => {
    const [title = '', items] = line.split(': ');
    if (items === undefined) return isShown(title) ? [inWords(title, vocabulary)] : [];
    const labels = items
      .split(', ')
      .filter(isShown)
      .map((label) => inWords(label, vocabulary));
    return labels.length ? [`${title}: ${labels.join(', ')}`] : [];
  });
}
