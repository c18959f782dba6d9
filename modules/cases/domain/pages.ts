import type { Page } from '#kernel/domain';
import { casePrints } from './pages/prints.ts';
import { caseSegments } from './pages/segments.ts';
import { caseSettings } from './pages/settings.ts';
import { caseTools } from './pages/tools.ts';

export const casesPages: readonly Page[] = [
  ...caseSegments,
  ...caseTools,
  ...caseSettings,
  ...casePrints,
];
