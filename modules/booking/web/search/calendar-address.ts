import type { CriteriaValues } from './use-criteria.ts';

/** Doc 3 section 2.6: what the calendar is filtered by when it is opened from elsewhere. */
export function calendarAddress(
  criteria: CriteriaValues,
  { dateFrom, dateTo }: { dateFrom: string; dateTo: string },
  doctorId?: string,
): string {
  const { specialtyIds, accreditationIds, state, isVideoAppointment, specialistId } = criteria;
  const doctor = doctorId ?? specialistId;
  const params = {
    doctorId: doctor,
    start: dateFrom,
    end: dateTo,
    specialtyIds,
    accreditationIds,
    stateId: state,
    sessionStatuses: 'Available',
    isVideoAppointment,
  };
  const given = Object.entries(params).filter(
    ([, value]) => value !== undefined && value !== null && String(value) !== '',
  );
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return `/view/calendar?${query.toString()}`;
}
