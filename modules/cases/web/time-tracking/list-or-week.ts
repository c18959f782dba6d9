import { browserSetting } from '#kernel/web';

export type TimeLayout = 'list' | 'week';

const layouts: readonly TimeLayout[] = ['list', 'week'];

/** How this person looks at time: kept in this browser. */
export const timeLayout = browserSetting<TimeLayout>('caseway.timeLayout', {
  parse: (text) => layouts.find((layout) => layout === text) ?? null,
  write: (layout) => layout,
  fallback: () => 'list',
});
