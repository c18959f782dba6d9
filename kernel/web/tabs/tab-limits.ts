/** K-027 to K-031, G-086. */
export const tabLimits = {
  defaultMax: 10,
  minMax: 1,
  tabWidth: 160,
  dragAnimation: 217,
  measureInterval: 500,
  scrollRestoreDelay: 100,
} as const;

/** How many closed tabs can be brought back. */
export const closedKept = 20;

/** B-150. A bar that is not laid out yet says nothing. */
export const maxTabs = (barWidth: number): number =>
  barWidth > 0
    ? Math.max(tabLimits.minMax, Math.floor(barWidth / tabLimits.tabWidth))
    : tabLimits.defaultMax;
