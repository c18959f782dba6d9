import type { WebModule } from '#kernel/web';

export const bookingWeb: WebModule = {
  screens: {
    appointmentSession: async () => (await import('./sessions/session.screens.tsx')).sessionScreens,
    appointment: async () => (await import('./sessions/session.screens.tsx')).appointmentScreens,
  },
};
