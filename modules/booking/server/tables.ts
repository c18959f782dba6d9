import type { ModuleTables } from '#kernel/server';

export const bookingTables: ModuleTables = {
  tables: ['appointment_notices', 'daysheet_stamps'],
  personal: [{ table: 'appointment_notices', of: ['appointment_id', 'person_id'], goes: true }],
  shows: ['booking_appointments', 'booking_holidays_at', 'booking_sessions', 'booking_slots'],
};
