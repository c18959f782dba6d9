import { browserSetting, choiceSetting } from './browser-setting.ts';
import type { Density, SidebarTheme } from './tokens.ts';

export type ColourChoice = 'system' | 'light' | 'dark';

/** K-043: dark unless chosen otherwise. */
export const sidebarTheme = choiceSetting<SidebarTheme>(
  'caseway.theme',
  ['dark', 'dark-blue', 'light'],
  () => 'dark',
);

export const colourChoice = choiceSetting<ColourChoice>(
  'caseway.colourMode',
  ['system', 'light', 'dark'],
  () => 'system',
);

export const density = choiceSetting<Density>(
  'caseway.density',
  ['comfortable', 'compact'],
  () => 'comfortable',
);

/** E-028: behind the logo stands the tenant's colour, or nothing. */
export const logoColour = choiceSetting<'tenant' | 'none'>(
  'caseway.logoColour',
  ['tenant', 'none'],
  () => 'tenant',
);

export const hints = choiceSetting<'on' | 'off'>('caseway.hints', ['on', 'off'], () => 'on');

/** K-012. */
export const collapsesBelow = 1300;

/** B-068. */
export const sidebarState = choiceSetting<'collapsed' | 'expanded'>(
  'caseway.sidebar',
  ['collapsed', 'expanded'],
  () => (window.innerWidth < collapsesBelow ? 'collapsed' : 'expanded'),
);

/** B-047: the titles of the groups that are folded. */
export const foldedGroups = browserSetting<readonly string[]>('caseway.folded', {
  parse: (text) => {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((title) => typeof title === 'string') : null;
  },
  write: JSON.stringify,
  fallback: () => [],
});
