import { definePage, segmentPages } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { adminStaff, tenantAdmin } from './roles.ts';

/** No roles: these belong to everyone who is signed in. */
const everyone: readonly Page[] = [
  definePage({ row: 'R-001', path: '/', title: 'Home' }),
  definePage({ row: 'R-012', path: '/view/theme-settings', title: 'Theme Settings' }),
  definePage({ row: 'R-048', path: '/view/product-update', title: 'Product Updates' }),
  definePage({ row: 'R-049', path: '/view/notifications', title: 'Notifications' }),
  definePage({ row: 'R-050', path: '/view/send-feedback', title: 'Send Feedback' }),
  definePage({ path: '/view/help-centre', title: 'Help Centre' }),
  definePage({ row: 'R-057', path: '/not-found', title: 'Not Found', kind: 'anonymous' }),
];

const host: readonly Page[] = [
  definePage({
    row: 'R-005',
    path: '/view/system-tools',
    title: 'System Tools',
    roles: tenantAdmin,
  }),
  definePage({ row: 'R-024', path: '/hangfire', title: 'Background Jobs', roles: tenantAdmin }),
  definePage({
    row: 'R-042',
    path: '/view/system-error',
    title: 'System Errors',
    roles: tenantAdmin,
  }),
  definePage({
    row: 'R-046',
    path: '/view/db-migration',
    title: 'Database Migration',
    roles: tenantAdmin,
  }),
  definePage({
    row: 'R-047',
    path: '/view/file-management',
    title: 'File Storage Management',
    roles: tenantAdmin,
  }),
  definePage({
    row: 'R-043',
    path: '/view/client-active-count',
    title: 'Monthly active clients',
    roles: ['TENANT_ADMIN', 'ADMIN_STAFF'],
  }),
  ...segmentPages({
    row: 'R-213',
    segment: 'monthly-active-accounts',
    label: 'Monthly Active Account',
    roles: tenantAdmin,
  }),
];

const settings: readonly Page[] = [
  definePage({
    row: 'R-006',
    path: '/subscription',
    title: 'Subscription',
    roles: ['TENANT_ADMIN', 'ADMIN_STAFF'],
    features: ['Subscription'],
    ability: 'subscription.read',
  }),
  definePage({
    path: '/view/connections',
    title: 'Connections',
    roles: ['TENANT_ADMIN', 'ADMIN_STAFF'],
    ability: 'connection.list',
  }),
  definePage({ path: '/view/contradictions', title: 'Contradictions', roles: adminStaff }),
  ...segmentPages({
    row: 'R-198',
    segment: 'system-config',
    label: 'System Configuration',
    roles: adminStaff,
  }),
];

export const platformPages: readonly Page[] = [...everyone, ...host, ...settings];
