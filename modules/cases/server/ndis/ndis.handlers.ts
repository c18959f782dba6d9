import { accept } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { moveCase, ndisType, ndisWorkflow } from '../../domain/index.ts';
import { moveFacts, moveHandlers } from '../engine/index.ts';
import type { MoveDetails } from '../engine/index.ts';
import { caseRecord } from '../engine/move.handlers.ts';

const details: MoveDetails = {
  requestReport: ({ reportDueDate }) => ({ values: { reportDueDate } }),
  setBillingStatus: ({ billingStatus }) => ({ to: { billingStatus: String(billingStatus) } }),
};

const waitingText = `select
    (select count(*)::int from ndis_claims
      where ndis_id = $1::uuid and status = 'toClaim' and not is_deleted) as count,
    (select count(*)::int from ndis_appointments
      where ndis_id = $1::uuid and status in ('requested', 'confirmed') and not is_deleted) as ahead`;

const nobody = { nextStep: null, nextDueDate: null, picUserId: null } as const;

/** What waits to be claimed would be forgotten with the case, and who was booked would come. */
const closeHandler = handle(ndisWorkflow.actions.close, async (call) => {
  const { record, input, tx, services, commit } = call;
  const found = caseRecord(record);
  const facts = await moveFacts(tx, services, ndisType, found);
  const [waiting] = await tx.query<{ count: number; ahead: number }>(waitingText, [found.id]);
  const asked = { ...found, toClaim: waiting?.count ?? 0, ahead: waiting?.ahead ?? 0 };
  const wish = { note: input.note, values: nobody };
  return commit(accept(...moveCase(ndisType, asked, 'close', facts, wish)));
});

export const ndisMoveHandlers: readonly Handler[] = [
  closeHandler,
  ...moveHandlers(ndisType, { except: ['undo', 'close'], details }),
];
