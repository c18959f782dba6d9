import { refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';

/** What the facts of a case say of its appointment. */
type Appointment = {
  readonly mayBeByVideo?: boolean;
  readonly videoLink?: string | null;
};

/** Null: there is a video call, and an address to open. */
export function refuseVideoLink(appointment: Appointment | undefined): Decision | null {
  if (!appointment) return refuse('videoLinkWithoutAppointment');
  if (!appointment.mayBeByVideo) return refuse('visitNotByVideo');
  return appointment.videoLink ? null : refuse('videoLinkMissing');
}
