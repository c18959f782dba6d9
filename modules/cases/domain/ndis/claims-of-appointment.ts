import { exact, refuse } from '#kernel/domain';
import type { PlainDate, Refused } from '#kernel/domain';
import { mayClaim } from './decide-claims.ts';
import type { ClaimWish, ItemFacts } from './decide-claims.ts';
import type { NdisCancelReason } from './ndis-appointment-choices.ts';
import type { Remoteness } from './ndis-choices.ts';
import { claimableTravel } from './travel-cap.ts';
import type { NdisClaimKind } from './ndis-claim-choices.ts';

export type AppointmentToClaim = {
  readonly id: string;
  readonly status: string;
  readonly appointmentOn: PlainDate;
  readonly minutes: number;
  readonly deliveredMinutes: number | null;
  readonly travelMinutes: number | null;
  readonly nonFaceMinutes: number | null;
  readonly place: string;
  readonly cancelReason: NdisCancelReason | null;
  readonly claimedOn: PlainDate | null;
};

/** Hours with two decimals where the unit is the hour; anything else is one of its kind. */
const quantityOf = (unit: string, minutes: number): string =>
  unit === 'H' ? exact(minutes).div(60).toFixed(2) : '1.00';

type Part = readonly [kind: NdisClaimKind, minutes: number];

function partsOf(one: AppointmentToClaim, remoteness: Remoteness): readonly Part[] {
  const { status, minutes, deliveredMinutes, travelMinutes, nonFaceMinutes, place } = one;
  if (status === 'notAttended' || status === 'cancelledWithFee') return [['cancellation', minutes]];
  if (status !== 'attended' && status !== 'reportCompleted') return [];
  const direct = place === 'telehealth' ? 'telehealth' : 'service';
  const parts: readonly Part[] = [
    [direct, deliveredMinutes ?? 0],
    ['travel', claimableTravel(travelMinutes ?? 0, remoteness)],
    ['nonFace', nonFaceMinutes ?? 0],
  ];
  return parts.filter(([, time]) => time > 0);
}

const isPaid = (item: ItemFacts, [kind]: Part): boolean =>
  kind === 'cancellation' || mayClaim(item, kind);

/** Time that was given and that the catalogue does not pay for: it is not claimed, and said so. */
export const unpaidTimeOf = (
  one: AppointmentToClaim,
  item: ItemFacts,
  remoteness: Remoteness,
): readonly { readonly kind: NdisClaimKind; readonly minutes: number }[] =>
  partsOf(one, remoteness)
    .filter((part) => !isPaid(item, part))
    .map(([kind, minutes]) => ({ kind, minutes }));

/** What an appointment comes to: its time, the way to it and the work besides, each a line of its own. */
export function claimsOfAppointment(
  one: AppointmentToClaim,
  item: ItemFacts,
  remoteness: Remoteness,
  newId: () => string,
): readonly ClaimWish[] | Refused {
  if (one.claimedOn) return refuse('appointmentClaimed');
  // A cancellation that the catalogue does not pay for is refused in words.
  const parts = partsOf(one, remoteness).filter((part) => isPaid(item, part));
  if (!parts.length) return refuse('appointmentNotClaimable');
  return parts.map(([kind, minutes]) => ({
    id: newId(),
    chargeId: newId(),
    kind,
    item,
    from: one.appointmentOn,
    to: one.appointmentOn,
    quantity: quantityOf(item.unitCode, minutes),
    unitPrice: null,
    appointmentId: one.id,
    cancelReason: kind === 'cancellation' ? one.cancelReason : null,
  }));
}
