import { defineRule, Refused, rowsById } from '#kernel/server';
import type { RuleCall, Tx } from '#kernel/server';
import { actionRequired } from '../../domain/index.ts';
import { notifyAssignee, publishActionsChanged } from './notify-assignee.ts';
import type { Announced } from './notify-assignee.ts';
import { readLinkedRecord } from './read-linked-record.ts';

type Action = Announced & {
  readonly claimantName: string | null;
  /** Who was told of it, and which record its names were read from. */
  readonly announcedTo: string | null;
  readonly notedRecord: string | null;
};

const actionsText = `select id, title, due_date::text as "dueDate", assigned_user_id as "assignedUserId",
    from_module as "fromModule", object_id as "objectId",
    object_reference_name as "objectReferenceName", claimant_name as "claimantName",
    announced_to as "announcedTo", noted_record as "notedRecord"
  from action_required_search where tenant_id = current_tenant() and id = any($1::uuid[])
    and not is_deleted`;

const isActiveText = `select 1 from accounts
  where tenant_id = $1 and id = $2 and is_active`;

const settleText = `update action_required_search set object_reference_name = $3, claimant_name = $4,
  noted_record = $5, announced_to = $6 where tenant_id = $1 and id = $2`;

async function refuseInactive(tx: Tx, userId: string): Promise<void> {
  const found = await tx.query(isActiveText, [tx.context.tenantId, userId]);
  if (!found.length) throw new Refused('actionAssigneeInactive');
}

/** The name of its record is noted, and its assignee is told. */
async function follow({ tx, actor, services }: RuleCall, action: Action): Promise<void> {
  const { id, fromModule, objectId, assignedUserId } = action;
  if ((fromModule === null) !== (objectId === null)) throw new Refused('actionNeedsRecord');
  const link = fromModule === null ? null : `${fromModule} ${objectId}`;
  const isNewLink = link !== action.notedRecord;
  const isNewAssignee = assignedUserId !== action.announcedTo;
  if (!isNewLink && !isNewAssignee) return;
  if (isNewAssignee) await refuseInactive(tx, assignedUserId);
  const names =
    actor && isNewLink && fromModule !== null && objectId !== null
      ? await readLinkedRecord(tx, actor, fromModule, objectId)
      : null;
  const reference = isNewLink ? (names?.reference ?? null) : action.objectReferenceName;
  const claimant = isNewLink ? (names?.claimant ?? null) : action.claimantName;
  await tx.query(settleText, [tx.context.tenantId, id, reference, claimant, link, assignedUserId]);
  if (isNewAssignee)
    await notifyAssignee(tx, services, { ...action, objectReferenceName: reference });
}

export const followSavedAction = defineRule({
  name: 'correspondence.actionTellsItsAssignee',
  sentence: 'An action carries the name of its record, and whoever it is given to is told once.',
  on: actionRequired,
  when: ['create', 'change', 'move', 'remove'],
  facts: rowsById<Action>(actionsText),
  async follow(call, changes) {
    for (const { after } of changes) if (after) await follow(call, after);
    publishActionsChanged(call.tx, call.services, [
      call.tx.context.userId,
      ...changes.flatMap(({ before, after }) => [before?.assignedUserId, after?.assignedUserId]),
    ]);
  },
});
