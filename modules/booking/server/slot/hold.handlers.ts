import { handle } from '#kernel/server';
import { decideHold, decideRelease, holdSlot, releaseSlot } from '../../domain/index.ts';
import { companiesToBookFor } from './customer-companies.ts';
import { lockSlot, slotAnswer, surroundingsOf } from './slot-row.ts';

export const holdHandlers = [
  handle(holdSlot, async ({ tx, params, actor, services, write }) => {
    const slot = await lockSlot(tx, actor, params.slotId ?? '');
    const { session } = await surroundingsOf(tx, slot, null);
    const asking = {
      userId: actor.userId,
      userName: actor.name ?? '',
      companyIds: companiesToBookFor(actor),
      now: services.now().toISOString(),
    };
    await write(decideHold(slot, session, asking));
    return slotAnswer(tx, slot.id);
  }),
  handle(releaseSlot, async ({ tx, params, actor, services, write }) => {
    const slot = await lockSlot(tx, actor, params.slotId ?? '');
    await write(decideRelease(slot, actor.userId, services.now().toISOString()));
    return slotAnswer(tx, slot.id);
  }),
];
