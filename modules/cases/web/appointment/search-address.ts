import { takerParams } from '#booking/web';
import type { CaseRecord, CaseType } from '../../domain/index.ts';

const wanted = ({ specialistId, specialtyId }: CaseRecord): Record<string, string> => {
  if (typeof specialistId === 'string') return { specialistId };
  return typeof specialtyId === 'string' ? { specialtyIds: specialtyId } : {};
};

/**
 * The search of booking: with the appointment of the case in hand, which the case follows there, or
 * with the case that still needs a time, which gets the slot back.
 */
export function searchAddressOf(
  { resource }: Pick<CaseType, 'resource'>,
  record: CaseRecord,
): string {
  const { id, caseNo, claimantName, appointmentId } = record;
  const path = `/view/${resource.segment}/detail/${id}`;
  const name = [caseNo, claimantName].filter(Boolean).join(' ');
  const params = new URLSearchParams({
    ...(appointmentId ? { move: String(appointmentId) } : takerParams({ path, name })),
    ...wanted(record),
    relativeDate: 'next3Months',
  });
  return `/view/smart-search?${params.toString()}`;
}
