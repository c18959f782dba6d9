import type { CaseRecord } from '../../domain/index.ts';

/** The search of booking with the appointment of the case in hand: the case follows it there. */
export function searchAddressOf({ appointmentId, specialistId }: CaseRecord): string {
  const params = new URLSearchParams({
    move: String(appointmentId),
    ...(typeof specialistId === 'string' && { specialistId }),
    relativeDate: 'next3Months',
  });
  return `/view/smart-search?${params.toString()}`;
}
