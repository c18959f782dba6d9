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
  'Appointment Sessions',
  'Session and Specialist Search',
  'NDIS Calendar',
  'My Clinic Calendar',
]);

/** B-104, G-002. The list is written for an administrator who holds both roles. */
const forTenantAdmins = new Set(['Roles', 'System Tools']);

/** The demo tenants call the people of their cases claimants. */
export function expectedMenu(account: string, section: string): string[] {
  const isShown = (label: string) =>
    ready.has(label) && (account.startsWith('tenantadmin') || !forTenantAdmins.has(label));
  return (sections.get(section) ?? []).flatMap((line) => {
    const [title = '', items] = line.split(': ');
    if (items === undefined) return isShown(title) ? [inWords(title, 'Claimant')] : [];
    const labels = items
      .split(', ')
      .filter(isShown)
      .map((label) => inWords(label, 'Claimant'));
    return labels.length ? [`${title}: ${labels.join(', ')}`] : [];
  });
}
