import type { ConsultationType } from '../booking-choices.ts';

/** How a session meets people. */
export type SessionPlace = {
  readonly consultationType: ConsultationType;
  readonly isVideoAppointment: boolean;
  readonly centreId: string | null;
};

/** The types of appointment that fit into a session. By video alone nobody can come in person. */
export function offeredTypes({
  consultationType,
  isVideoAppointment,
  centreId,
}: SessionPlace): ConsultationType[] {
  const own: ConsultationType[] =
    consultationType === 'both' ? ['inPerson', 'telehealth', 'both'] : [consultationType];
  const all = isVideoAppointment ? [...new Set([...own, 'telehealth' as const])] : own;
  const isVideoOnly = isVideoAppointment && centreId === null;
  return isVideoOnly ? all.filter((type) => type !== 'inPerson' && type !== 'both') : all;
}

/** These follow the place; a telephone call or an NDIS visit stays what it is. */
const bound: readonly ConsultationType[] = ['inPerson', 'telehealth', 'both'];

/** Moved from a room to video, or back, the appointment takes the type of its new session. */
export function typeAfterMove(type: ConsultationType, to: SessionPlace): ConsultationType {
  const offered = offeredTypes(to);
  if (offered.includes(type) || !bound.includes(type)) return type;
  return offered[0] ?? type;
}
