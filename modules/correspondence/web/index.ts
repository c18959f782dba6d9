import type { WebModule } from '#kernel/web';

export const correspondenceWeb: WebModule = {
  screens: {
    emailTracking: async () => (await import('./email-tracking.screens.tsx')).emailTrackingScreens,
  },
};
