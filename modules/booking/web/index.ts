import type { WebModule } from '#kernel/web';

export const bookingWeb: WebModule = {
  screens: {
    holiday: async () => (await import('./holidays/holiday.screens.tsx')).holidayScreens,
    appointmentSession: async () => (await import('./sessions/session.screens.tsx')).sessionScreens,
    appointment: async () => (await import('./sessions/session.screens.tsx')).appointmentScreens,
  },
};
