import { eventually } from '#kernel/web-testing';
import { foldedGroups } from '#kernel/web';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addressOf, inShell } from '../testing/in-shell.tsx';
import { Sidebar } from './sidebar.tsx';

const rows = (place: HTMLElement) =>
  [...place.querySelectorAll('nav a.sidebar-row, .revoke')].map((row) => row.textContent);
const row = (place: ParentNode, label: string) => {
  const all = [...place.querySelectorAll<HTMLElement>('.sidebar-row')];
  const found = all.find(({ textContent }) => textContent === label);
  if (!found) throw new Error(`There is no ${label}`);
  return found;
};
const click = (element: Element | null) => act(async () => (element as HTMLElement).click());

beforeEach(() => foldedGroups.set([]));

test.each([
  ['FUNDING PROVIDER', 'FP Harbour'],
  ['LAW CONNECT', 'LC Harbour'],
  ['MLP', 'MLP Harbour'],
  ['LMQ PROVIDER', 'LMQ Harbour'],
  ['MARKETING', 'MASTER Harbour'],
])('[B-008] in %s it is headed %s', async (edition, text) => {
  const place = await inShell(<Sidebar />, { roles: ['STAFF'], edition });

  expect(place.querySelector('.sidebar-head')?.textContent).toBe(text);
});

describe('[B-046] its lines', () => {
  test('are what is open to the user and nothing else', async () => {
    const staff = rows(await inShell(<Sidebar />, { roles: ['STAFF'] }));
    expect(staff).toContain('Companies');
    expect(staff).not.toContain('Login Users');
    expect(staff).not.toContain('Tenants');
  });

  test('do not lead a host user to lists that the API would refuse', async () => {
    const place = await inShell(<Sidebar />, { roles: ['STAFF'], isHost: true });

    expect(rows(place)).not.toContain('Tenants');
  });
});

describe('[B-043] the logo', () => {
  const extraProperties = { Logo: 'long.png', SecondaryLogo: 'short.png' };
  const logo = (place: HTMLElement) => place.querySelector('.sidebar-brand img');

  test('is the tenant’s, the short one when collapsed', async () => {
    const who = { roles: ['STAFF'], tenant: { extraProperties } };

    expect(logo(await inShell(<Sidebar />, who))?.getAttribute('src')).toBe('/files/long.png');
    expect(logo(await inShell(<Sidebar isNarrow />, who))?.getAttribute('src')).toBe(
      '/files/short.png',
    );
  });

  test('leads to the tenant’s website, and nowhere else', async () => {
    const link = async (Website: string) => {
      const who = { roles: ['STAFF'], tenant: { extraProperties: { Website } } };
      return (await inShell(<Sidebar />, who)).querySelector('.sidebar-brand a');
    };

    expect((await link('https://harbour.test'))?.getAttribute('href')).toBe('https://harbour.test');
    expect(await link('javascript:alert(1)')).toBeNull();
  });
});

test('the line of the open page is in sight, however long the menu is', async () => {
  const scrolled: (string | null)[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  scroll.mockImplementation(function intoView(this: Element) {
    scrolled.push(this.textContent);
  });

  await inShell(<Sidebar />, { roles: ['STAFF'] }, '/view/mail-templates');

  expect(scrolled).toEqual(['Mail Templates']);
  scroll.mockRestore();
});

describe('[B-045] a line opens', () => {
  test('its page', async () => {
    const place = await inShell(<Sidebar />, { roles: ['STAFF'] });

    await click(row(place, 'Companies'));

    expect(addressOf(place)).toBe('/view/companies');
    expect(row(place, 'Companies').getAttribute('aria-current')).toBe('page');
  });

  test('[G-105] the tenant’s own address in a new window, our page where it has none', async () => {
    const address = 'https://help.harbour.test/specialists';
    const who = (settings: Record<string, string>) => ({
      roles: ['SPECIALIST'],
      tenant: { settings },
    });

    const own = row(
      await inShell(<Sidebar />, who({ 'ICS.Link.HelpSpecialist': address })),
      'Usage Help',
    );
    expect([own.getAttribute('href'), own.getAttribute('target')]).toEqual([address, '_blank']);

    const ours = row(await inShell(<Sidebar />, who({})), 'Usage Help');
    expect([ours.getAttribute('href'), ours.getAttribute('target')]).toEqual([
      '/view/help-centre?topic=usage',
      null,
    ]);
  });

  test('[G-108] extra resources of the tenant stand under Help while the feature is on', async () => {
    const settings = { 'ICS.Help.ExtraResources': 'Fee guide https://fees.test/2026' };
    const who = (features: string[], roles = ['STAFF']) => ({
      roles,
      features,
      tenant: { settings },
    });
    const on = await inShell(<Sidebar />, who(['MagExtraResources']));
    const specialist = await inShell(<Sidebar />, who(['MagExtraResources'], ['SPECIALIST']));
    const off = await inShell(<Sidebar />, who([]));

    for (const place of [on, specialist]) {
      const link = row(place, 'Fee guide');
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
        'https://fees.test/2026',
        '_blank',
      ]);
    }
    expect(row(on, 'Fee guide').closest('.sidebar-group')?.textContent).toContain('Help');
    expect(off.textContent).not.toContain('Fee guide');
  });

  test.each(['STAFF', 'CASE_MANAGER'])(
    '[B-125] nothing where the service is unavailable, and tells %s why',
    async (role) => {
      const place = await inShell(<Sidebar />, { roles: [role] });

      await click(row(place, 'Functional Capacity Assessments'));

      await eventually(() =>
        expect(document.body.textContent).toContain(
          'Contact us for more information regarding this service.',
        ),
      );
      expect(addressOf(place)).toBe('/');
    },
  );
});

test('[B-047] a group folds, and stays folded', async () => {
  const place = await inShell(<Sidebar />, { roles: ['STAFF'] });
  const items = () =>
    place.querySelector(`[id="${row(place, 'Parties').getAttribute('aria-controls')}"]`);
  expect(items()?.hasAttribute('hidden')).toBe(false);

  await click(row(place, 'Parties'));

  expect(items()?.hasAttribute('hidden')).toBe(true);
  expect(row(place, 'Parties').getAttribute('aria-expanded')).toBe('false');
  expect(localStorage.getItem(foldedGroups.key)).toBe('["Parties"]');
  const again = await inShell(<Sidebar />, { roles: ['STAFF'] });
  expect(row(again, 'Case Managers').closest('ul')?.hasAttribute('hidden')).toBe(true);
});

describe('[B-048] [E-016] it ends with', () => {
  test('Theme Settings and Logout', async () => {
    for (const roles of [['STAFF'], ['SPECIALIST'], ['CASE_MANAGER'], []]) {
      const place = await inShell(<Sidebar />, { roles });
      expect(rows(place).slice(-2)).toEqual(['Theme Settings', 'Logout']);
    }
  });

  test('REVOKE when impersonating', async () => {
    const place = await inShell(<Sidebar />, { roles: ['STAFF'], impersonatorId: 'boss' });

    expect(rows(place).slice(-3)).toEqual(['Theme Settings', 'Logout', 'REVOKE']);
  });
});
