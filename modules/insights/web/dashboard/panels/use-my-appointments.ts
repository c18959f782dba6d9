import { addDays, endOfDay, startOfDay } from '#kernel/domain';
import { todayIn, useSession } from '#kernel/web';
import { useFirstRecords } from '../use-first-records.ts';
import { shownOfAppointments } from './appointments.tsx';
import type { Appointment } from './appointments.tsx';

const most = 40;

/** A specialist's own of the next seven days: the API answers nothing else. */
export function useMyAppointments() {
  const { zone } = useSession();
  const today = todayIn(zone);
  return useFirstRecords<Appointment & { readonly caseId: string | null }>('appointments', {
    status: ['booked', 'confirmed'],
    dateFromFrom: startOfDay(today, zone),
    dateFromTo: endOfDay(addDays(today, 6), zone),
    sorting: 'dateFrom',
    maxResultCount: most,
    fields: `${shownOfAppointments},caseId`,
  });
}
