import { can } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Call, Handler, Services, Tx } from '#kernel/server';
import { approvalWorkflow, decideApproval, decideWithdrawal } from '../../domain/index.ts';
import type { ApprovalKindName, Decider } from '../../domain/index.ts';
import { clearRaised } from '../action-required/raise-action.ts';
import { approvalPoint } from './approval-point.ts';
import { actionKey } from './request-approval.ts';

const { approve, decline, withdraw } = approvalWorkflow.actions;

const payloadText = `select payload from approval_requests where id = $1::uuid`;

const keysText = `select raised_key as key from action_required_search
  where tenant_id = $1 and raised_key like $2 || ' %' and status = 'open' and not is_deleted`;

/** Whoever was asked is done with it, whoever decided. */
async function clearForAll(tx: Tx, services: Services, requestId: string): Promise<void> {
  const keys = await tx.query<{ key: string }>(keysText, [
    tx.context.tenantId,
    actionKey(requestId),
  ]);
  for (const { key } of keys) await clearRaised(tx, services, key);
}

function actOf(services: Services, kind: ApprovalKindName) {
  const found = approvalPoint.of(services).find((act) => act.kind === kind);
  if (!found) throw new Error(`Nothing is done for approvals of the kind ${kind}`);
  return found;
}

const deciderOf = (actor: Actor, ability: string): Decider => ({
  userId: actor.userId,
  isImpersonating: actor.impersonatorId !== undefined,
  may: can(actor, ability),
});

const isAllowed = (decision: ReturnType<typeof decideApproval>): boolean =>
  decision.kind === 'accepted';

async function performed(
  call: Pick<Call, 'tx' | 'services' | 'actor' | 'write'>,
  id: string,
  kind: ApprovalKindName,
) {
  const [row] = await call.tx.query<{ payload: string }>(payloadText, [id]);
  await actOf(call.services, kind).perform(call, JSON.parse(row?.payload ?? '{}'));
}

export const approvalHandlers: readonly Handler[] = [
  handle(approve, async (call) => {
    const { tx, services, actor, input, record, commit } = call;
    const by = deciderOf(actor, actOf(services, record.kind).ability);
    const said = { answer: input.answer ?? null, now: services.now().toISOString() };
    const decision = decideApproval(record, 'approve', by, said);
    if (isAllowed(decision)) {
      await performed(call, record.id, record.kind);
      await clearForAll(tx, services, record.id);
    }
    return commit(decision);
  }),

  handle(decline, async ({ tx, services, actor, input, record, commit }) => {
    const by = deciderOf(actor, actOf(services, record.kind).ability);
    const said = { answer: input.answer, now: services.now().toISOString() };
    const answer = await commit(decideApproval(record, 'decline', by, said));
    await clearForAll(tx, services, record.id);
    return answer;
  }),

  handle(withdraw, async ({ tx, services, actor, record, commit }) => {
    const answer = await commit(
      decideWithdrawal(record, actor.userId, services.now().toISOString()),
    );
    await clearForAll(tx, services, record.id);
    return answer;
  }),
];
