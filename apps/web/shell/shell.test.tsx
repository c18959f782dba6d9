import { eventually, presence } from '#kernel/web-testing';
import { colourChoice, density, hints, sidebarState, sidebarTheme } from '#kernel/web';
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inShell } from '../testing/in-shell.tsx';
import { Shell } from './shell.tsx';

const staff = { roles: ['STAFF'] };
const shell = (place: HTMLElement) => place.querySelector<HTMLElement>('.shell');
const click = (element: Element | null | undefined) =>
  act(async () => (element as HTMLElement).click());
const forget = () => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
};

afterEach(() => act(async () => forget()));

describe('[B-068] [K-012] the sidebar', () => {
  test('starts collapsed below 1300 px, and what was chosen is kept', async () => {
    const stop = sidebarState.subscribe(() => {});
    for (const [width, state] of [
      [1299, 'collapsed'],
      [1300, 'expanded'],
    ] as const) {
      forget();
      vi.stubGlobal('innerWidth', width);
      expect(sidebarState.get()).toBe(state);
    }

    sidebarState.set('collapsed');
    expect(localStorage.getItem(sidebarState.key)).toBe('collapsed');
    stop();
  });

  test('is collapsed and expanded by the button in the header', async () => {
    sidebarState.set('expanded');
    const place = await inShell(<Shell>page</Shell>, staff);
    const button = place.querySelector('.sidebar-toggle');
    expect(button?.getAttribute('aria-expanded')).toBe('true');

    await click(button);

    expect(shell(place)?.dataset.sidebar).toBe('collapsed');
    expect(button?.getAttribute('aria-expanded')).toBe('false');
    expect(place.querySelector('.sidebar-narrow')).not.toBeNull();
  });
});

test('[B-386] the window carries the icon of the tenant', async () => {
  const link = document.head.appendChild(document.createElement('link'));
  link.rel = 'icon';
  const tenant = { extraProperties: { Favicon: 'our icon.png' } };

  await inShell(<Shell>page</Shell>, { ...staff, tenant });

  expect(link.getAttribute('href')).toBe('/files/our%20icon.png');
  link.remove();
});

test('[B-044] the header has bell and account menu; the content can be skipped to', async () => {
  const place = await inShell(<Shell tabs={<i id="tabs" />}>page</Shell>, staff);

  expect(place.querySelector('.shell-tabs #tabs')).not.toBeNull();
  expect(place.querySelector('.topbar [aria-label^="Notifications"]')).not.toBeNull();
  expect(place.querySelector('.account-button')?.textContent).toBe('Account of Una User');
  expect(place.querySelector('.skip')?.getAttribute('href')).toBe('#content');
});

test('[B-044] [B-162] the header shows who else is on the record', async () => {
  const others = [{ userId: 'ana', displayName: 'Ana Reyes' }];
  const someone = vi.spyOn(presence, 'others').mockReturnValue(others);

  const place = await inShell(<Shell>page</Shell>, staff);

  expect(place.querySelectorAll('.topbar .presence-avatar')).toHaveLength(1);
  someone.mockRestore();
});

describe('[B-035] [E-004] [E-005] [K-003] [S-004] the theme dialog', () => {
  const open = async () => {
    const place = await inShell(<Shell>page</Shell>, staff);
    await click(place.querySelector('.sidebar-footer a'));
    await eventually(() => expect(document.querySelector('[role=dialog]')).not.toBeNull());
    return document.querySelector<HTMLElement>('[role=dialog]');
  };
  const choice = (dialog: HTMLElement | null, title: string) =>
    [...(dialog?.querySelectorAll('fieldset') ?? [])].find(
      (group) => group.querySelector('legend')?.textContent === title,
    );

  test('offers three sidebar colours and keeps the choice in this browser', async () => {
    const colours = choice(await open(), 'Sidebar Color');
    const labels = [...(colours?.querySelectorAll('label') ?? [])];
    expect(labels.map((label) => label.textContent)).toEqual(['Dark', 'Dark Blue', 'Light']);
    expect(sidebarTheme.get()).toBe('dark');

    await click(labels[2]?.querySelector('input'));

    expect(sidebarTheme.get()).toBe('light');
    expect(localStorage.getItem(sidebarTheme.key)).toBe('light');
  });

  test('has the mode, the density and the hints as well', async () => {
    const dialog = await open();

    await click(choice(dialog, 'Appearance')?.querySelector('[value=dark]'));
    await click(choice(dialog, 'Density')?.querySelector('[value=compact]'));
    await click(choice(dialog, 'Hints under fields')?.querySelector('[value=off]'));

    expect([colourChoice.get(), density.get(), hints.get()]).toEqual(['dark', 'compact', 'off']);
  });
});
