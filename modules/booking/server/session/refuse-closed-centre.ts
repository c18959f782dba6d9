import { Refused } from '#kernel/server';
import type { Changed, RuleCall, Tx } from '#kernel/server';
import type { SessionStand } from '../../domain/index.ts';

const closedText = 'select 1 from party_centres where id = $1::uuid and not receives_bookings';

/** Nobody could be booked there: the slots would only look free. */
export async function refuseClosedCentre(tx: Tx, centreId: string | null): Promise<void> {
  const [closed] = centreId ? await tx.query(closedText, [centreId]) : [];
  if (closed) throw new Refused('sessionAtClosedCentre');
}

/** A session that is there already stays, and may be changed otherwise, when its centre closes. */
export async function refuseSessionAtClosedCentre(
  { tx }: Pick<RuleCall, 'tx'>,
  { before, after }: Changed<SessionStand>,
): Promise<void> {
  if (after && after.centreId !== before?.centreId) await refuseClosedCentre(tx, after.centreId);
}
