import { pages } from '#kernel/domain';
import { bindFileParts } from '#kernel/web';
import { describe, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../modules/catalogue.ts';
import { inShell } from '../testing/in-shell.tsx';
import { webModules } from '../web-modules.ts';
import { AppRoutes, hasScreen } from './app-routes.tsx';

registerCatalogue();
for (const { files } of webModules) if (files) bindFileParts(files);

type Answer = Readonly<Record<string, unknown>>;

const everything = ['TENANT_ADMIN', 'ADMIN_STAFF', 'STAFF', 'ACCOUNTING'];
const nothingFound = { items: [], totalCount: 0, tenantSettings: {} };
const open = (path: string, answer: Answer = nothingFound) =>
  inShell(<AppRoutes />, { roles: everything, isHost: true, answer: () => answer }, path);
const windowIsCalled = (title: string) =>
  vi.waitFor(() => expect(document.title).toBe(`${title} Harbour Caseway`), 30_000);

const listsAndForms = pages().filter(
  (page) => (page.kind === 'list' || page.kind === 'add') && hasScreen(page),
);

test.each(listsAndForms)(
  '[B-022] [M-031] [M-058] the window of $path is called $title',
  async ({ path, title }) => {
    await open(path);

    await windowIsCalled(title);
  },
);

test.each([
  ['R-198', '/view/system-config', 'System Configuration List'],
  ['R-199', '/view/system-config/add', 'Create System Configuration'],
  ['R-213', '/view/monthly-active-accounts', 'Monthly Active Account List'],
  ['R-214', '/view/monthly-active-accounts/add', 'Create Monthly Active Account'],
])('[%s] %s is called %s', async (_row, path, title) => {
  await open(path);

  await windowIsCalled(title);
});

describe('[B-022] [M-033] a record is titled by what tells it apart, with a suffix', () => {
  const month = { tenantName: 'Summit', month: '2026-11', items: [] };
  const terms = {
    id: '7',
    scope: 'company',
    companyId: 'c',
    company: { id: 'c', displayName: 'Acme Legal' },
    serviceType: null,
    effectiveFrom: '2026-03-05',
    can: [],
  };
  const step = { id: '7', step: 'PAPERWORK', user: { id: 'u', displayName: 'Una' }, can: [] };
  test.each([
    ['R-200', '/view/system-config/detail/display', nothingFound, 'Display (System Configuration)'],
    [
      'R-215',
      '/view/monthly-active-accounts/detail/t_2026-11',
      month,
      'Summit, 11/2026 (Monthly Active Account)',
    ],
    [
      'R-218',
      '/view/billing-setting/detail/7',
      terms,
      'Company terms Acme Legal from 05 Mar 2026 (Billing Setting)',
    ],
    ['R-242', '/view/default-pic/detail/7', step, 'Paperwork (Default PIC)'],
  ])('[%s] %s', async (_row, path, answer, title) => {
    await open(path, answer);

    await windowIsCalled(title);
  });
});
