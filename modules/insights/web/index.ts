import type { WebModule } from '#kernel/web';
import { lazy } from 'react';

export const insightsWeb: WebModule = {
  pages: { '/view/dashboard': lazy(() => import('./dashboard.tsx')) },
};
