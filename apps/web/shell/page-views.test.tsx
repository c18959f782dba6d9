import { openTab, TabsProvider } from '#kernel/web';
import { eventually } from '#kernel/web-testing';
import { PageViews } from '#platform/web';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { inShell } from '../testing/in-shell.tsx';

const setting = { owner: 'u', home: '/view/dashboard', isOpen: () => true };

beforeEach(() => sessionStorage.clear());

async function walk(isOn: string): Promise<string[]> {
  const told: string[] = [];
  history.replaceState(null, '', '/view/companies');
  await inShell(
    <TabsProvider setting={setting}>
      <PageViews />
    </TabsProvider>,
    {
      roles: ['STAFF'],
      tenant: { settings: { 'ICS.Telemetry.PageViews': isOn } },
      answer: ({ url, body }) => void told.push(`${url.pathname} ${body}`),
    },
  );
  await act(async () => openTab('/view/companies/detail/c-1?action=edit'));
  await act(async () => openTab('/view/companies'));
  return told;
}

test('[B-134] each change of the tab is told once, by the pattern of its page', async () => {
  const told = await walk('true');

  await eventually(() =>
    expect(told).toEqual([
      '/app/page-views {"page":"/view/companies"}',
      '/app/page-views {"page":"/view/companies/detail/{id}"}',
      '/app/page-views {"page":"/view/companies"}',
    ]),
  );
});

test('[B-134] a tenant that did not agree is not counted', async () => {
  expect(await walk('false')).toEqual([]);
});
