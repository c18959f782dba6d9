import type { Page } from '#kernel/domain';
import { casePrints } from './pages/prints.ts';
import { caseTools } from './pages/tools.ts';

export const casesPages: readonly Page[] = [...caseTools, ...casePrints];
