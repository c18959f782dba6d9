import type { ComponentType } from 'react';
import { lazy } from 'react';
import type { CaseSection } from '../../domain/index.ts';
import type { CaseSectionProps } from './section-props.ts';

/** Sections that are more than their fields; each is loaded when the page shows it. */
export const designedSections: Partial<Record<CaseSection, ComponentType<CaseSectionProps>>> = {
  Paperwork: lazy(() => import('../paperwork/paperwork-section.tsx')),
};
