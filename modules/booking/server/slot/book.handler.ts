import { Refused, handle, newId } from '#kernel/server';
import { appointment, bookSlot, decideBooking } from '../../domain/index.ts';
import { bookingFacts } from './booking-facts.ts';
import { partiesOf } from './booking-parties.ts';
import { lockSlot } from './slot-row.ts';

/** D9: decided and written in one transaction, with the slot's row locked. */
export const bookHandler = handle(bookSlot, async (call) => {
  const { tx, actor, services, input, answers, params, commit } = call;
  const slot = await lockSlot(tx, actor, params.slotId ?? '', { withSession: true });
  // Of many who press at once all but one end here, before anything else is read.
  if (slot.state === 'booked') throw new Refused('slotTaken');
  const { riskCompanyId, ...parties } = await partiesOf(tx, actor, input);
  const { consultationType } = input;
  const facts = await bookingFacts(tx, actor, {
    ...parties,
    riskCompanyId,
    slot,
    consultationType,
    movedId: null,
    now: services.now(),
  });
  const id = newId();
  const booking = {
    ...parties,
    id,
    consultationType,
    interpreterRequired: input.interpreterRequired ?? false,
    languageId: input.languageId ?? null,
    note: input.note ?? null,
    tell: input.tell ?? null,
  };
  return commit(decideBooking(facts, booking, answers), { of: [appointment, id], status: 201 });
});
