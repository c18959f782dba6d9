import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { CaseSectionProps } from '../case-page/section-props.ts';

/** What stands below the dictations of a case: one line for each panel. */
export const dictationPanels: readonly ComponentType<CaseSectionProps>[] = [
  lazy(() => import('../reports/report-panel.tsx')),
];
