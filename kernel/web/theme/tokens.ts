/**
 * Every colour and measure of the product. A colour is named after what it means, not after how it
 * looks; `contrast.test.ts` keeps each text at AA on each ground it may stand on.
 */
export const palettes = {
  light: {
    ink: '#18222d',
    inkSoft: '#55616e',
    canvas: '#f6f7f9',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#f1f3f6',
    hover: '#eef1f4',
    line: '#e3e7ec',
    lineStrong: '#c5ccd5',
    accent: '#0c6070',
    accentFill: '#0c6070',
    accentHover: '#094c59',
    accentSoft: '#e3f1f3',
    onAccent: '#ffffff',
    success: '#17683c',
    successSoft: '#e3f5ea',
    warning: '#865000',
    warningSoft: '#fdf1d7',
    danger: '#b3261e',
    dangerFill: '#b3261e',
    dangerSoft: '#fdebea',
    info: '#2154a3',
    infoSoft: '#e7effc',
    neutral: '#4a5663',
    neutralSoft: '#edf0f3',
    scrim: 'rgb(16 24 32 / 45%)',
    shadow1: '0 1px 2px rgb(16 32 48 / 6%)',
    shadow2: '0 4px 16px rgb(16 32 48 / 10%), 0 1px 3px rgb(16 32 48 / 8%)',
    shadow3: '0 24px 64px rgb(16 32 48 / 20%), 0 2px 8px rgb(16 32 48 / 10%)',
  },
  dark: {
    ink: '#e7ebef',
    inkSoft: '#a4afba',
    canvas: '#101316',
    surface: '#171b1f',
    raised: '#1f242a',
    sunken: '#13171a',
    hover: '#21272d',
    line: '#293038',
    lineStrong: '#3d4751',
    accent: '#6fc7d4',
    accentFill: '#127486',
    accentHover: '#167d92',
    accentSoft: '#12333a',
    onAccent: '#ffffff',
    success: '#72d29b',
    successSoft: '#123021',
    warning: '#e7b75c',
    warningSoft: '#33270f',
    danger: '#f49a90',
    dangerFill: '#b93a30',
    dangerSoft: '#3b1b18',
    info: '#90b9f5',
    infoSoft: '#17283e',
    neutral: '#b6c0ca',
    neutralSoft: '#272e35',
    scrim: 'rgb(0 0 0 / 60%)',
    shadow1: '0 1px 2px rgb(0 0 0 / 40%)',
    shadow2: '0 4px 16px rgb(0 0 0 / 45%)',
    shadow3: '0 24px 64px rgb(0 0 0 / 60%)',
  },
} as const;

export type ColourMode = keyof typeof palettes;

/** K-044 to K-046, B-035: the exact colours of the three sidebars. */
export const sidebars = {
  dark: {
    label: 'Dark',
    sidebar: '#2d2d2d',
    sidebarInk: '#ffffff',
    sidebarSoft: '#c4c4c4',
    sidebarHover: '#3c3c3c',
    sidebarActive: '#4a4a4a',
    sidebarLine: '#414141',
  },
  'dark-blue': {
    label: 'Dark Blue',
    sidebar: '#233D4D',
    sidebarInk: '#ffffff',
    sidebarSoft: '#c3d0d8',
    sidebarHover: '#2e4b5d',
    sidebarActive: '#3a5a6d',
    sidebarLine: '#365263',
  },
  light: {
    label: 'Light',
    sidebar: '#ffffff',
    sidebarInk: '#000000',
    sidebarSoft: '#5a6470',
    sidebarHover: '#f1f3f6',
    sidebarActive: '#e3f1f3',
    sidebarLine: '#e3e7ec',
  },
} as const;

export type SidebarTheme = keyof typeof sidebars;

/** A grid of eight, halved where things belong together. */
export const scale = {
  font: "system-ui, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  textTiny: 11,
  textSmall: 12,
  textLarge: 16,
  textTitle: 22,
  space1: 4,
  space2: 8,
  space3: 12,
  space4: 16,
  space6: 24,
  space8: 32,
  space12: 48,
  gap: 16,
  radiusSmall: 4,
  radius: 6,
  radiusLarge: 10,
  sidebarWidth: 240,
  sidebarCollapsedWidth: '5rem',
  headerHeight: 44,
  tabsHeight: 38,
  motionFast: '120ms',
  motion: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** How much fits on a screen. */
export const densities = {
  comfortable: { fontSize: 14, control: 34, rowPadding: 9, pagePadding: 24 },
  compact: { fontSize: 13, control: 28, rowPadding: 4, pagePadding: 16 },
} as const;

export type Density = keyof typeof densities;
