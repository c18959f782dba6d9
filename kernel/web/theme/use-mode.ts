import { useSyncExternalStore } from 'react';
import { useBrowserSetting } from './browser-setting.ts';
import { colourChoice } from './look-settings.ts';
import { modeOf } from './publish-look.ts';
import type { ColourMode } from './tokens.ts';

const followSystem = (changed: () => void) => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  return () => system.removeEventListener('change', changed);
};

export function useMode(): ColourMode {
  const [choice] = useBrowserSetting(colourChoice);
  return useSyncExternalStore(followSystem, () => modeOf(choice));
}
