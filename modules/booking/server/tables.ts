import type { ModuleTables } from '#kernel/server';

export const bookingTables: ModuleTables = {
  tables: ['appointment_notices', 'daysheet_stamps'],
  shows: ['booking_appointments', 'booking_holidays_at', 'booking_sessions', 'booking_slots'],
};
