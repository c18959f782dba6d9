import type { WebModule } from '#kernel/web';
import { lazy } from 'react';

/** Pages of the shell itself. */
export const shellWeb: WebModule = {
  pages: {
    '/view/help-centre': lazy(() => import('./help/help-centre.tsx')),
    '/view/theme-settings': lazy(() => import('./shell/theme-settings-page.tsx')),
  },
};
