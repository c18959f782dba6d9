import { TabsProvider, useTabs } from '#kernel/web';
import type { Tabs } from '#kernel/web';
import { eventually } from '#kernel/web-testing';
import { act, useLayoutEffect } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../modules/catalogue.ts';
import { inShell } from '../testing/in-shell.tsx';
import { tabSetting } from './user-tabs.tsx';
import { TabBar } from './tab-bar.tsx';
import { TabPages } from './tab-pages.tsx';
import { setThemeDialog, useThemeDialog } from './theme-dialog-state.ts';

const actor = {
  userId: 'u',
  tenantId: 't',
  roles: ['STAFF'],
  isHost: false,
  edition: 'MLP',
  features: [],
  ids: {},
  attributes: {},
};
const staff = { roles: ['STAFF'] };
let tabs: Tabs;
const Peek = () => {
  const found = useTabs();
  useLayoutEffect(() => {
    tabs = found;
  }, [found]);
  return null;
};

const ThemeDialogState = () => <i id="theme">{useThemeDialog() ? 'open' : 'closed'}</i>;

async function open(path = '/view/companies') {
  registerCatalogue();
  history.replaceState(null, '', path);
  return inShell(
    <TabsProvider setting={tabSetting(actor)}>
      <Peek />
      <TabBar />
      <TabPages />
      <ThemeDialogState />
    </TabsProvider>,
    staff,
  );
}
const allTabs = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('[role=tab]')];
const titles = (place: HTMLElement) => allTabs(place).map((tab) => tab.textContent);
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

beforeEach(() => sessionStorage.clear());

describe('[S-001] the bar of tabs', () => {
  test('[B-022] [B-051] tabs are titled by their pages, the window by the active one', async () => {
    const place = await open();
    await act(async () => tabs.open('/view/companies/add'));

    expect(titles(place)).toEqual(['Company List', 'Create Company']);
    expect(document.title).toBe('Create Company Harbour Caseway');
    await act(async () => tabs.activate(tabs.state().tabs[0]?.id ?? ''));
    expect(document.title).toBe('Company List Harbour Caseway');
  });

  test('[B-040] [M-050] what does not fit is counted', async () => {
    const place = await open();
    await act(async () => {
      for (const page of ['companies/add', 'specialists', 'contractors'])
        tabs.open(`/view/${page}`);
      tabs.measure(2);
    });

    expect(titles(place)).toHaveLength(2);
    expect(place.querySelector('.tab-overflow')?.textContent).toBe('... 2');
  });

  test('[B-041] the cross closes; it is no part of the tab', async () => {
    const place = await open();
    await act(async () => tabs.open('/view/specialists'));
    expect(place.querySelector('[role=tab] button')).toBeNull();
    await act(async () => place.querySelectorAll<HTMLElement>('.tab-close')[1]?.click());

    expect(titles(place)).toEqual(['Company List']);
  });

  test('arrows, Home and End move along, only one tab is in the tab order, Delete closes', async () => {
    const place = await open();
    await act(async () => {
      tabs.open('/view/specialists');
      tabs.open('/view/contractors');
    });
    const focused = () => allTabs(place).findIndex((tab) => tab === document.activeElement);
    expect(allTabs(place).map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
    await act(async () => allTabs(place)[2]?.focus());
    await press('ArrowRight');
    expect(focused()).toBe(0);
    await press('End');
    expect(focused()).toBe(2);
    await press('ArrowLeft');
    expect(focused()).toBe(1);
    await press('Delete');

    expect(titles(place)).toEqual(['Company List', 'Contractor List']);
  });

  test('[B-066] content of a tab is made when it is first visited', async () => {
    await open();
    await act(async () => tabs.open('/view/specialists'));
    const place = await open('/view/companies');

    expect(titles(place)).toEqual(['Company List', 'Specialist List']);
    expect(place.querySelectorAll('[role=tabpanel]')).toHaveLength(1);
    await act(async () => tabs.activate(tabs.state().tabs[1]?.id ?? ''));
    expect(place.querySelectorAll('[role=tabpanel]')).toHaveLength(2);
  });

  test('[B-029] [G-047] a page that is closed to the user gives way to home', async () => {
    const place = await open();
    await act(async () => tabs.open('/view/tenants'));

    expect(titles(place)).toEqual(['Company List', 'Dashboard']);
    expect(location.pathname).toBe('/view/dashboard');
  });

  test('[B-028] [S-008] [G-047] an unknown path says so in its tab', async () => {
    await open();
    await act(async () => tabs.open('/no/such/path'));

    expect(location.pathname).toBe('/not-found');
  });

  test('[R-012] the address of the theme settings opens the dialog and leaves no tab', async () => {
    const place = await open();
    await act(async () => tabs.open('/view/theme-settings'));

    await eventually(() => expect(titles(place)).toEqual(['Company List']));
    expect(location.pathname).toBe('/view/companies');
    expect(place.querySelector('#theme')?.textContent).toBe('open');
    await act(async () => setThemeDialog(false));
  });

  test('[B-067] which tabs may come back', () => {
    const { isOpen } = tabSetting(actor);

    expect(
      ['/view/companies', '/view/tenants', '/not-found', '', '/view/nothing'].map(isOpen),
    ).toEqual([true, false, false, false, false]);
  });
});
