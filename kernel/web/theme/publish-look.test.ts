import { afterEach, describe, expect, test, vi } from 'vitest';
import { colourChoice, density, foldedGroups, hints, sidebarTheme } from './look-settings.ts';
import { followLook } from './publish-look.ts';

const page = document.documentElement;
const value = (name: string) => page.style.getPropertyValue(name);
let stop = () => {};

afterEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  vi.unstubAllGlobals();
});

const follow = (systemIsDark = false) => {
  const changes = new Set<() => void>();
  const media = {
    matches: systemIsDark,
    addEventListener: (_: string, change: () => void) => changes.add(change),
    removeEventListener: (_: string, change: () => void) => changes.delete(change),
  };
  vi.stubGlobal('matchMedia', () => media);
  stop = followLook(page);
  return (isDark: boolean) => {
    media.matches = isDark;
    for (const change of changes) change();
  };
};

describe('the look', () => {
  test('[B-035] [K-043] the sidebar is dark, then what was chosen', () => {
    follow();
    expect([value('--sidebar'), value('--sidebar-ink')]).toEqual(['#2d2d2d', '#ffffff']);

    sidebarTheme.set('light');
    expect([value('--sidebar'), value('--sidebar-ink')]).toEqual(['#ffffff', '#000000']);

    sidebarTheme.set('dark-blue');
    expect([value('--sidebar'), value('--sidebar-ink')]).toEqual(['#233D4D', '#ffffff']);
  });

  test('follows the system until a mode is chosen', () => {
    const systemTurns = follow(true);
    expect(page.dataset.mode).toBe('dark');

    systemTurns(false);
    expect(page.dataset.mode).toBe('light');

    colourChoice.set('dark');
    expect([page.dataset.mode, page.style.colorScheme]).toEqual(['dark', 'dark']);
  });

  test('density and hints are told to the style sheets', () => {
    follow();
    density.set('compact');
    hints.set('off');

    expect([value('--font-size'), page.dataset.hints]).toEqual(['13px', 'off']);
  });

  test('[B-385] a corrupt choice is ignored, the others are kept', () => {
    follow();
    localStorage.setItem(sidebarTheme.key, '{"broken');
    localStorage.setItem(foldedGroups.key, '[1,');
    localStorage.setItem(density.key, 'compact');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));

    expect([value('--sidebar'), value('--sidebar-ink')]).toEqual(['#2d2d2d', '#ffffff']);
    expect(foldedGroups.get()).toEqual([]);
    expect([page.dataset.density, value('--font-size')]).toEqual(['compact', '13px']);
  });

  test('measures carry their unit and numbers a hyphen', () => {
    follow();

    expect([value('--space-2'), value('--sidebar-collapsed-width')]).toEqual(['8px', '5rem']);
  });
});
