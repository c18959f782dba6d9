import { appointment } from '#booking/domain';
import { accept, change, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';

/** Who a case is about and who ordered it, as far as its appointment says the same. */
export type PartiesOfCase = {
  readonly clientId: string | null;
  readonly companyId: string | null;
  readonly bookingCmId: string | null;
};

type Booked = { readonly id: string; readonly status: string };

const isAhead = ({ status }: Booked): boolean => status === 'booked' || status === 'confirmed';

export const isSameParties = (one: PartiesOfCase, other: PartiesOfCase): boolean =>
  one.clientId === other.clientId &&
  one.companyId === other.companyId &&
  one.bookingCmId === other.bookingCmId;

/**
 * The appointment goes along with the customer of its case. A time that somebody was invited to is
 * not given to another claimant: they would not know of it, and the first one would come.
 */
export function decidePartiesOfAppointment(
  before: PartiesOfCase,
  after: PartiesOfCase,
  booked: Booked,
): Decision {
  if (before.clientId !== after.clientId && isAhead(booked)) return refuse('claimantIsInvited');
  return accept(
    change(appointment, booked.id, {
      ...(after.clientId && { clientId: after.clientId }),
      companyId: after.companyId,
      caseManagerId: after.bookingCmId,
    }),
  );
}
