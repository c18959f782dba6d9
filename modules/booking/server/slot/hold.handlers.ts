import type { Decision } from '#kernel/domain';
import { Refused, handle } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { decideHold, decideRelease, holdSlot, releaseSlot } from '../../domain/index.ts';
import type { Slot } from '../../domain/index.ts';
import { bookableCompanies, isStaff } from './booking-facts.ts';
import { lockSlot, surroundingsOf } from './slot-row.ts';
import type { SlotRow } from './slot-row.ts';
import { publishSlotChange } from './publish-slot-change.ts';

async function write(
  services: Services,
  tx: Tx,
  slot: SlotRow,
  decision: Decision<Slot>,
  heldByName: string | null,
) {
  if (decision.kind === 'refused') throw new Refused(decision.code);
  if (decision.kind === 'asked') throw new Error('holding asks nothing');
  const next = { ...slot, ...decision.changes, heldByName };
  await tx.query(
    `update appointment_slots set state = $2, held_by_id = $3, held_until = $4, held_by_name = $5
      where id = $1`,
    [slot.id, next.state, next.heldById, next.heldUntil, heldByName],
  );
  publishSlotChange(services, tx, [next]);
  return next;
}

export const holdHandlers = [
  handle(holdSlot, async ({ tx, params, actor, services }) => {
    const slot = await lockSlot(tx, params.slotId ?? '');
    const { session } = await surroundingsOf(tx, slot);
    const now = services.now().toISOString();
    const companyIds = isStaff(actor) ? null : bookableCompanies(actor);
    const decision = decideHold(slot, session, { userId: actor.userId, companyIds, now });
    return write(services, tx, slot, decision, actor.name ?? '');
  }),
  handle(releaseSlot, async ({ tx, params, actor, services }) => {
    const slot = await lockSlot(tx, params.slotId ?? '');
    const decision = decideRelease(slot, actor.userId, services.now().toISOString());
    return write(services, tx, slot, decision, null);
  }),
];
