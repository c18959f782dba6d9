import type { PlainDate } from '#kernel/domain';

type Shown = Readonly<Record<string, unknown>>;

type LikelyStep = { readonly label: string; readonly attends: boolean };

const claimable = ['attended', 'reportCompleted', 'notAttended', 'cancelledWithFee'];

/** An appointment whose day has come was attended, most likely as planned; then it is claimed. */
export function likelyStep(appointment: Shown, today: PlainDate): LikelyStep | null {
  const { status, appointmentOn, claimedOn, minutes } = appointment;
  if (claimedOn) return null;
  if (claimable.includes(String(status))) return { label: 'Claim', attends: false };
  const isAhead = status === 'requested' || status === 'confirmed';
  return isAhead && String(appointmentOn) <= today
    ? { label: `Attended ${String(minutes)} min, claim`, attends: true }
    : null;
}
