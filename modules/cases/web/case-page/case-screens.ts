import type { Screens } from '#kernel/web';
import { lazy } from 'react';

/** What every type of case has in common on its pages. */
export const casePageScreens: Screens = { detail: lazy(() => import('./case-page.tsx')) };
