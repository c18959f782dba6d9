import { density } from '../theme/look-settings.ts';
import { useBrowserSetting } from '../theme/browser-setting.ts';

const heights = { comfortable: 40, compact: 30 } as const;

export const headHeight = 38;

export const useRowHeight = (): number => heights[useBrowserSetting(density)[0]];
