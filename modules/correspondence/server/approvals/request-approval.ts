import { usersInRole } from '#identity/server';
import { accept, create, dayIn, withAmounts } from '#kernel/domain';
import type { Actor, Money } from '#kernel/domain';
import { Refused, newId } from '#kernel/server';
import { approvalRequest, decidersOf } from '../../domain/index.ts';
import type { ApprovalKindName } from '../../domain/index.ts';
import { raiseAction } from '../action-required/raise-action.ts';
import type { Approving } from './approval-point.ts';

export type AskedFor = {
  readonly kind: ApprovalKindName;
  readonly subject: string;
  /** In words, for the person who decides. */
  readonly outcome: string;
  readonly recordId: string;
  readonly amount?: Money | null;
  readonly reason?: string | null;
  readonly payload: object;
  /** Who may do this alone is asked; without it, whoever keeps the books. */
  readonly ability?: string;
};

/** What waits, and who of the others can agree. */
type Requested = { readonly id: string; readonly from: readonly string[] };

/** More are not told: somebody of them will look. */
const mostTold = 20;

const waitingText = `select 1 from approval_requests
  where kind = $1 and record_id = $2 and payload = $3 and status = 'waiting' and not is_deleted`;

const zoneText = 'select timezone from platform_tenants where id = current_tenant()';

export const actionKey = (requestId: string): string => `approval ${requestId}`;

const inWords = (actor: Actor, asked: AskedFor): AskedFor => ({
  ...asked,
  subject: withAmounts(actor, asked.subject),
  outcome: withAmounts(actor, asked.outcome),
});

/** It waits under "Needs you" of everybody else who may decide it. */
export async function requestApproval(call: Approving, given: AskedFor): Promise<Requested> {
  const { tx, services, actor, write } = call;
  const asked = inWords(actor, given);
  const payload = JSON.stringify(asked.payload);
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `approval ${actor.tenantId} ${asked.kind} ${asked.recordId}`,
  ]);
  const waiting = await tx.query(waitingText, [asked.kind, asked.recordId, payload]);
  if (waiting.length) throw new Refused('approvalWaits');
  const people: string[] = [];
  for (const role of decidersOf(asked.ability)) people.push(...(await usersInRole(tx, role)));
  const others = [...new Set(people)].filter((id) => id !== actor.userId).slice(0, mostTold);
  if (!others.length) throw new Refused('noSecondPerson');
  const id = newId();
  const now = services.now();
  await write(
    accept(
      create(approvalRequest, {
        id,
        kind: asked.kind,
        subject: asked.subject.slice(0, 200),
        outcome: asked.outcome,
        recordId: asked.recordId,
        amount: asked.amount ?? null,
        reason: asked.reason ?? null,
        payload,
        askedById: actor.userId,
        askedAt: now.toISOString(),
      }),
    ),
  );
  const [tenant] = await tx.query<{ timezone: string }>(zoneText);
  const dueDate = dayIn(tenant?.timezone ?? 'Australia/Sydney', now);
  for (const userId of others)
    await raiseAction(tx, services, {
      key: `${actionKey(id)} ${userId}`,
      title: `Approve: ${asked.subject}`,
      note: asked.outcome,
      assignedUserId: userId,
      dueDate,
      fromModule: 'APPROVAL_REQUEST',
      objectId: id,
      objectReferenceName: asked.subject,
    });
  return { id, from: others };
}
