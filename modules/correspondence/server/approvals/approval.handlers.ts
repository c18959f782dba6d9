import { can } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Call, Handler, Services } from '#kernel/server';
import { approvalWorkflow, decideApproval, decideWithdrawal } from '../../domain/index.ts';
import type { ApprovalKindName, Decider } from '../../domain/index.ts';
import { agreeTo } from './agreed-calls.ts';
import { approvalPoint } from './approval-point.ts';
import type { ApprovedAct } from './approval-point.ts';
import { keptAct } from './kept-act.ts';
import { clearRequests } from './clear-requests.ts';

const { approve, decline, withdraw } = approvalWorkflow.actions;

const payloadText = `select payload from approval_requests where id = $1::uuid`;

/** A part of the product that says how, or the call as it was kept. */
function actOf(services: Services, kind: ApprovalKindName, payload: unknown): ApprovedAct {
  const found =
    approvalPoint.of(services).find((act) => act.kind === kind) ?? keptAct(kind, payload);
  if (!found) throw new Error(`Nothing is done for approvals of the kind ${kind}`);
  return found;
}

async function waitingAct(
  { tx, services }: Pick<Call, 'tx' | 'services'>,
  id: string,
  kind: ApprovalKindName,
) {
  const [row] = await tx.query<{ payload: string }>(payloadText, [id]);
  const payload: unknown = JSON.parse(row?.payload ?? '{}');
  return { act: actOf(services, kind, payload), payload };
}

const deciderOf = (actor: Actor, ability: string): Decider => ({
  userId: actor.userId,
  isImpersonating: actor.impersonatorId !== undefined,
  isProgram: actor.apiKey !== undefined,
  may: can(actor, ability),
});

const isAllowed = (decision: ReturnType<typeof decideApproval>): boolean =>
  decision.kind === 'accepted';

export const approvalHandlers: readonly Handler[] = [
  handle(approve, async (call) => {
    const { tx, services, actor, input, record, commit } = call;
    const { act, payload } = await waitingAct(call, record.id, record.kind);
    const by = deciderOf(actor, act.ability);
    const said = { answer: input.answer ?? null, now: services.now().toISOString() };
    const decision = decideApproval(record, 'approve', by, said);
    if (isAllowed(decision)) {
      agreeTo(tx);
      await act.perform(call, payload);
      await clearRequests(tx, services, record.id);
    }
    return commit(decision);
  }),

  handle(decline, async (call) => {
    const { tx, services, actor, input, record, commit } = call;
    const { act } = await waitingAct(call, record.id, record.kind);
    const by = deciderOf(actor, act.ability);
    const said = { answer: input.answer, now: services.now().toISOString() };
    const answer = await commit(decideApproval(record, 'decline', by, said));
    await clearRequests(tx, services, record.id);
    return answer;
  }),

  handle(withdraw, async ({ tx, services, actor, record, commit }) => {
    const answer = await commit(
      decideWithdrawal(record, actor.userId, services.now().toISOString()),
    );
    await clearRequests(tx, services, record.id);
    return answer;
  }),
];
