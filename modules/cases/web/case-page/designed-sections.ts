import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { CaseSection } from '../../domain/index.ts';
import type { CaseSectionProps } from './section-props.ts';

/** Sections that are more than their fields; each is loaded when the page shows it. */
export const designedSections: Partial<Record<CaseSection, ComponentType<CaseSectionProps>>> = {
  Appointment: lazy(() => import('../appointment/appointment-section.tsx')),
  Cancellation: lazy(() => import('../appointment/cancellation-section.tsx')),
  Attendance: lazy(() => import('../appointment/attendance-section.tsx')),
  Payment: lazy(() => import('./sections/payment.tsx')),
  CaseCorrespondence: lazy(() => import('./sections/correspondence.tsx')),
  ActionRequired: lazy(() => import('./sections/action-required.tsx')),
  Video: lazy(() => import('./sections/video.tsx')),
  CreditRequest: lazy(() => import('./sections/credit-request.tsx')),
  Dictations: lazy(() => import('../dictation/dictations-section.tsx')),
};
