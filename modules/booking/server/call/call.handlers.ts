import type { Actor } from '#kernel/domain';
import { handle, newId } from '#kernel/server';
import {
  call,
  changeCall,
  closeCall,
  decideCallChange,
  decideClose,
  decideKeep,
  decideLetGo,
  decideStart,
  decideWithdrawal,
  keepSlot,
  letSlotGo,
  startCall,
  withdrawOffer,
} from '../../domain/index.ts';
import type { Holder } from '../../domain/index.ts';
import { companiesToBookFor } from '../slot/customer-companies.ts';
import { lockSlot, surroundingsOf } from '../slot/slot-row.ts';
import { callPeople } from './call-people.ts';
import { isKeptElsewhere, lockKeptSlots } from './kept-slots.ts';

export const holderOf = ({ userId, name }: Actor): Holder => ({ userId, userName: name ?? '' });

export const callHandlers = [
  handle(startCall, async ({ input, tx, actor, commit }) => {
    const id = newId();
    const people = await callPeople(tx, input);
    const decision = decideStart(id, actor.userId, input, people);
    return commit(decision, { of: [call, id], status: 201 });
  }),
  handle(changeCall, async ({ record, input, tx, commit }) =>
    commit(decideCallChange(record, input, await callPeople(tx, input))),
  ),
  handle(keepSlot, async ({ record, input, tx, actor, services, commit }) => {
    const kept = await lockKeptSlots(tx, record.id);
    const slot = await lockSlot(tx, actor, input.slotId);
    const { session } = await surroundingsOf(tx, slot, null);
    const facts = {
      call: record,
      kept,
      slot,
      session,
      isKeptElsewhere: await isKeptElsewhere(tx, record, slot.id),
    };
    const now = services.now().toISOString();
    const companyIds = companiesToBookFor(actor);
    return commit(decideKeep(facts, { ...holderOf(actor), companyIds, now }));
  }),
  handle(letSlotGo, async ({ record, input, tx, commit }) =>
    commit(decideLetGo(record, await lockKeptSlots(tx, record.id), input.slotId)),
  ),
  handle(withdrawOffer, async ({ record, tx, actor, services, commit }) => {
    const kept = await lockKeptSlots(tx, record.id);
    const now = services.now().toISOString();
    return commit(decideWithdrawal(record, kept, holderOf(actor), now));
  }),
  handle(closeCall, async ({ record, tx, commit }) =>
    commit(decideClose(record, await lockKeptSlots(tx, record.id))),
  ),
];
