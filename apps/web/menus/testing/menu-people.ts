import { limitedReports } from '#insights/domain';
import { settingAttribute } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { accessSettings, storedFeatures } from '#platform/domain';

const allOn: Readonly<Record<string, string>> = Object.fromEntries(
  accessSettings.map((key) => [settingAttribute(key), 'true']),
);

/** Every feature and setting is on, but for the one that hides accounting. */
export const aUser = (changes: Partial<Actor> = {}): Actor => ({
  userId: 'user',
  tenantId: 'tenant',
  roles: ['STAFF'],
  isHost: false,
  edition: 'MLP',
  features: [...storedFeatures, 'CaseManagement'],
  ...changes,
  ids: {},
  attributes: {
    ...allOn,
    [settingAttribute('ICS.Reports.Limited')]: limitedReports.join(','),
    [settingAttribute('ICS.Feature.HideAccountingFromStaff')]: 'false',
    ...changes.attributes,
  },
});

const admin = ['TENANT_ADMIN', 'ADMIN_STAFF'];
const host = (role: string) => aUser({ isHost: true, edition: 'MASTER', roles: [role] });
const contractor = (attributes: Record<string, string>) =>
  aUser({ roles: ['CONTRACTOR'], attributes });

export const menuPeople: Readonly<Record<string, Actor>> = {
  'marketing admin': aUser({ edition: 'MARKETING', roles: admin }),
  'host admin': host('TENANT_ADMIN'),
  'host admin staff': host('ADMIN_STAFF'),
  'host staff': host('STAFF'),
  specialist: aUser({ roles: ['SPECIALIST'] }),
  admin: aUser({ roles: admin }),
  staff: aUser(),
  accounting: aUser({ roles: ['ACCOUNTING'] }),
  broker: contractor({ contractorType: 'broker' }),
  'insurer contractor': contractor({
    contractorType: 'other',
    contractorCompanyType: 'insurer',
  }),
  typist: contractor({ contractorType: 'typist' }),
  'case manager': aUser({ roles: ['CASE_MANAGER'] }),
  'insurer case manager': aUser({
    roles: ['CASE_MANAGER'],
    attributes: { caseManagerCompanyType: 'insurer' },
  }),
  'somebody else': aUser({ roles: ['COMPANY'] }),
  'funding provider admin': aUser({ edition: 'FUNDING PROVIDER', roles: admin }),
  'funding provider staff': aUser({ edition: 'FUNDING PROVIDER' }),
  'funding provider case manager': aUser({ edition: 'FUNDING PROVIDER', roles: ['CASE_MANAGER'] }),
  'lmq provider admin': aUser({ edition: 'LMQ PROVIDER', roles: admin }),
  'lmq provider case manager': aUser({ edition: 'LMQ PROVIDER', roles: ['CASE_MANAGER'] }),
};
