import { describe, expect, test } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import { antdTheme } from './antd-theme.ts';
import { palettes, sidebars } from './tokens.ts';
import type { ColourMode } from './tokens.ts';

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover'] as const;
const texts = ['ink', 'inkSoft', 'accent', 'danger', 'success', 'warning', 'info'] as const;
const meanings = ['accent', 'success', 'warning', 'danger', 'info', 'neutral'] as const;

test('black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#0c6070', '#0c6070')).toBe(1);
});

describe.each(Object.entries(palettes))('in %s mode', (_, palette) => {
  test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s on %s is readable',
    (text, ground) => {
      expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(meanings)('a chip that says %s is readable', (meaning) => {
    expect(contrast(palette[meaning], palette[`${meaning}Soft`])).toBeGreaterThanOrEqual(4.5);
  });

  test('white on the main button, on its hover and on the dangerous one is readable', () => {
    for (const fill of [palette.accentFill, palette.accentHover, palette.dangerFill]) {
      expect(contrast(palette.onAccent, fill)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test.each(Object.keys(palettes) as ColourMode[])('a filled button of danger in %s', (mode) => {
  const { colorError, dangerColor } = antdTheme(mode, 'comfortable').components?.Button ?? {};

  expect(contrast(dangerColor ?? '', colorError ?? '')).toBeGreaterThanOrEqual(4.5);
});

describe.each(Object.entries(sidebars))('on the %s sidebar', (_, colours) => {
  test.each(['sidebar', 'sidebarHover', 'sidebarActive'] as const)('text on %s', (ground) => {
    expect(contrast(colours.sidebarInk, colours[ground])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.sidebarSoft, colours[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

test('[K-044] [K-045] [K-046] the three sidebars have the colours of the spec', () => {
  expect(sidebars.dark).toMatchObject({ sidebar: '#2d2d2d', sidebarInk: '#ffffff' });
  expect(sidebars['dark-blue']).toMatchObject({ sidebar: '#233D4D', sidebarInk: '#ffffff' });
  expect(sidebars.light).toMatchObject({ sidebar: '#ffffff', sidebarInk: '#000000' });
});
