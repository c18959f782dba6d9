import type { Page } from '#kernel/domain';
import { casePrints } from './pages/prints.ts';
import { caseSegments } from './pages/segments.ts';
import { caseTools } from './pages/tools.ts';

export const casesPages: readonly Page[] = [...caseSegments, ...caseTools, ...casePrints];
