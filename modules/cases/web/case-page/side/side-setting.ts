import { browserSetting } from '#kernel/web';

export const sideTabs = {
  timeline: 'Timeline',
  documents: 'Documents',
  log: 'Status log',
} as const;

export type SideTab = keyof typeof sideTabs;
export type SideState = { readonly isOpen: boolean; readonly tab: SideTab };

const isState = (given: unknown): given is SideState => {
  const { isOpen, tab } = (given ?? {}) as Partial<SideState>;
  return typeof isOpen === 'boolean' && Object.hasOwn(sideTabs, tab ?? '');
};

/** Whether the side panel of cases is open, and with what; the same for every case. */
export const sidePanelSetting = browserSetting<SideState>('caseway.caseSidePanel', {
  parse: (text) => {
    const given: unknown = JSON.parse(text);
    return isState(given) ? given : null;
  },
  write: JSON.stringify,
  fallback: () => ({ isOpen: true, tab: 'timeline' }),
});
