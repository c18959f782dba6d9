import { reactionTo, Refused } from '#kernel/server';
import { actionRequired } from '../../domain/index.ts';
import { notifyAssignee, publishActionsChanged } from './notify-assignee.ts';
import { readLinkedRecord } from './read-linked-record.ts';

type Notes = { readonly announcedTo: string | null; readonly notedRecord: string | null };

const notesText = `select announced_to as "announcedTo", noted_record as "notedRecord"
  from action_required_search where tenant_id = $1 and id = $2`;

const isActiveText = `select 1 from accounts
  where tenant_id = $1 and id = $2 and is_active`;

const settleText = `update action_required_search set object_reference_name = $3, claimant_name = $4,
  noted_record = $5, announced_to = $6 where tenant_id = $1 and id = $2`;

/** After somebody wrote an action: the name of its record is noted, and its assignee is told. */
export const afterActionSaved = reactionTo(actionRequired, async (saved) => {
  const { tx, record: action, actor, services } = saved;
  const { fromModule, objectId, assignedUserId } = action;
  if ((fromModule === null) !== (objectId === null)) throw new Refused('actionNeedsRecord');
  const [notes] = await tx.query<Notes>(notesText, [actor.tenantId, action.id]);
  const link = fromModule === null ? null : `${fromModule} ${objectId}`;
  const isNewLink = link !== (notes?.notedRecord ?? null);
  const isNewAssignee = assignedUserId !== notes?.announcedTo;
  if (isNewAssignee) {
    const found = await tx.query(isActiveText, [actor.tenantId, assignedUserId]);
    if (!found.length) throw new Refused('actionAssigneeInactive');
  }
  const names =
    isNewLink && fromModule !== null && objectId !== null
      ? await readLinkedRecord(tx, actor, fromModule, objectId)
      : null;
  const reference = isNewLink ? (names?.reference ?? null) : action.objectReferenceName;
  const claimant = isNewLink ? (names?.claimant ?? null) : action.claimantName;
  if (isNewLink || isNewAssignee) {
    await tx.query(settleText, [
      actor.tenantId,
      action.id,
      reference,
      claimant,
      link,
      assignedUserId,
    ]);
  }
  if (isNewAssignee)
    await notifyAssignee(tx, services, { ...action, objectReferenceName: reference });
  publishActionsChanged(tx, services, [assignedUserId, notes?.announcedTo, actor.userId]);
});
