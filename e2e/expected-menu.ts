import { readFileSync } from 'node:fs';
import { inWords } from '../modules/platform/domain/vocabulary.ts';
import { parseMenuExpectations } from '../apps/web/menus/testing/parse-menu-expectations.ts';

const list = new URL('../apps/web/menus/testing/menu-expectations.txt', import.meta.url);
const sections = parseMenuExpectations(readFileSync(list, 'utf8'));

/** Lines that lead somewhere by now. A page whose work is yet to come is in no menu. */
const ready = new Set([
  'Dashboard',
  'Tenants',
  'Editions',
  'Action Required Search',
  'Functional Capacity Assessments',
  'Companies',
  'Claimant Sharing Groups',
  'Case Managers',
  'My Profile',
  'Clients',
  'Specialists',
  'Contractors',
  'Service Providers',
  'Treatment Providers',
  'Centres',
  'Login Users',
  'Staff',
  'User Groups',
  'Roles',
  'Emails Tracking',
  'System Tools',
  'System Updates',
  'Feedback',
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
  'Countries',
  'Cities',
  'Value List',
  'Scheme Types',
  'Document Types',
  'Attachment Types',
  'Checklists',
  'Talking Points',
  'Talking Point Categories',
  'Default PIC',
  'Holidays',
  'Ad Hoc Templates',
  'Mail Templates',
  'Languages',
  'Service Items',
  'NDIS Service Items',
  'AMA Service Fees',
  'Billing Settings',
  'Company Billing Settings',
  'Account Codes',
  'IMS Approvals',
  'Inquiry Centre',
  'Relationship Activities',
  'Marketing Campaigns',
  'Sale Targets',
  'Specialist Panel Directory',
  'Seminars',
  'Education Channel',
  'Usage Help',
  'Clinic Calendar',
  'Appointments',
  'Appointment Sessions',
  'Session and Specialist Search',
  'NDIS Calendar',
  'My Clinic Calendar',
  'My Details',
]);

/** Tenants without the feature or the setting behind a line; harbour hides accounting from staff. */
const missing: Readonly<Record<string, readonly string[]>> = {
  'staff@harbour.test': ['Billing Settings', 'Company Billing Settings', 'Account Codes'],
  'staff@summit.test': [
    'Inquiry Centre',
    'Treatment Providers',
    'Marketing Campaigns',
    'NDIS Calendar',
    'NDIS Service Items',
    'Account Codes',
    'Ad Hoc Templates',
  ],
  'staff@demo.test': [
    'Treatment Providers',
    'Marketing Campaigns',
    'NDIS Calendar',
    'NDIS Service Items',
    'Account Codes',
  ],
};

/** Law firms and funders speak of clients, medico-legal practices of claimants. */
const saysClient = /@(lawbridge|southern)\.test$/;

/** B-104, G-002. The list is written for an administrator who holds both roles. */
const forTenantAdmins = new Set(['Roles', 'System Tools']);

export function expectedMenu(account: string, section: string): string[] {
  const vocabulary = saysClient.test(account) ? 'Client' : 'Claimant';
  const isShown = (label: string) =>
    ready.has(label) &&
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
