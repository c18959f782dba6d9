import { browserSetting } from '#kernel/web';

export type CaseLayout = 'list' | 'board';

const layouts: readonly CaseLayout[] = ['list', 'board'];

/** How this person looks at cases: kept in this browser, for every type of case. */
export const caseLayout = browserSetting<CaseLayout>('caseway.caseLayout', {
  parse: (text) => layouts.find((layout) => layout === text) ?? null,
  write: (layout) => layout,
  fallback: () => 'list',
});
