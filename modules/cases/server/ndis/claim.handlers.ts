import { accept, addMoney, change } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { handle, newId, throwUnlessAccepted } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  addNdisClaim,
  claimAppointment,
  claimableTravel,
  claimsOfAppointment,
  decideClaims,
  decidePayment,
  decideRejection,
  decideClaimWithdrawal,
  mayClaim,
  ndisAppointment,
  ndisClaim,
  payNdisClaim,
  rejectNdisClaim,
  unpaidTimeOf,
  withdrawNdisClaim,
} from '../../domain/index.ts';
import { todayOf } from '../engine/index.ts';
import { claimToEnd, itemToClaim, planToClaim } from './claim-facts.ts';

/** What the lines of a decision come to. */
function totalOf(decision: Decision) {
  const writes = decision.kind === 'accepted' ? decision.writes : [];
  const amounts = writes.flatMap((write) =>
    write.write === 'create' && write.resource === ndisClaim.name
      ? [String(write.values['amount'])]
      : [],
  );
  return { count: amounts.length, total: addMoney(...amounts), uncountedTravel: 0, unpaid: [] };
}

const appointmentHandler = handle(claimAppointment, async ({ record, tx, services, write }) => {
  const today = await todayOf(tx, services);
  const { plan, budgets } = await planToClaim(tx, record.ndisId);
  const item = await itemToClaim(tx, record.serviceItemId);
  const wishes = claimsOfAppointment(record, item, plan.remoteness, newId);
  if ('kind' in wishes) throwUnlessAccepted(wishes);
  const decision = decideClaims(plan, budgets, wishes, today);
  const claimed = change(ndisAppointment, record.id, { claimedOn: today });
  await write(decision.kind === 'accepted' ? accept(...decision.writes, claimed) : decision);
  const driven = mayClaim(item, 'travel') ? (record.travelMinutes ?? 0) : 0;
  return {
    ...totalOf(decision),
    uncountedTravel: driven - claimableTravel(driven, plan.remoteness),
    unpaid: unpaidTimeOf(record, item, plan.remoteness),
  };
});

const addHandler = handle(addNdisClaim, async ({ record, input, tx, services, write }) => {
  const today = await todayOf(tx, services);
  const { plan, budgets } = await planToClaim(tx, record.id);
  const item = await itemToClaim(tx, input.serviceItemId);
  const { kind, deliveredFrom: from, deliveredTo, quantity, unitPrice } = input;
  const wish = {
    id: newId(),
    chargeId: newId(),
    kind,
    item,
    from,
    to: deliveredTo ?? from,
    quantity,
    unitPrice: unitPrice ?? null,
    appointmentId: null,
    cancelReason: null,
  };
  const decision = decideClaims(plan, budgets, [wish], today);
  await write(decision);
  return totalOf(decision);
});

export const ndisClaimHandlers: readonly Handler[] = [
  appointmentHandler,
  addHandler,
  handle(withdrawNdisClaim, async ({ record, input, tx, commit }) =>
    commit(decideClaimWithdrawal(await claimToEnd(tx, record.id, record.budgetId), input.note)),
  ),
  handle(rejectNdisClaim, async ({ record, input, tx, commit }) =>
    commit(decideRejection(await claimToEnd(tx, record.id, record.budgetId), input.note)),
  ),
  handle(payNdisClaim, async ({ record, commit }) => commit(decidePayment(record))),
];
