import { formatDate, moduleNameOf } from '#kernel/domain';
import { userRoom } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { escapeHtml } from '#platform/domain';
import { notify } from '#platform/server';
import { actionRequired } from '../../domain/index.ts';

export type Announced = {
  readonly id: string;
  readonly title: string;
  readonly dueDate: string;
  readonly assignedUserId: string;
  readonly fromModule: string | null;
  readonly objectId: string | null;
  readonly objectReferenceName: string | null;
};

/** E-023: the assignee is told at once, unless they asked it of themselves. */
export async function notifyAssignee(
  tx: Tx,
  services: Pick<Services, 'jobs'>,
  action: Announced,
): Promise<void> {
  if (action.assignedUserId === tx.context.userId) return;
  const isLinked = action.fromModule !== null && action.objectId !== null;
  await notify(tx, services, {
    recipientIds: [action.assignedUserId],
    title: action.title,
    content: `Please do this by <b>${escapeHtml(formatDate(action.dueDate))}</b>.`,
    type: 'Action Required',
    fromModule: isLinked ? String(action.fromModule) : moduleNameOf(actionRequired),
    objectId: isLinked ? String(action.objectId) : action.id,
    objectReferenceName: action.objectReferenceName ?? action.title,
  });
}

/** Open dashboards and searches ask again; it says nothing but that something changed. */
export function publishActionsChanged(
  tx: Tx,
  { realtime }: Pick<Services, 'realtime'>,
  userIds: readonly (string | null | undefined)[],
): void {
  const { tenantId } = tx.context;
  const people = new Set(userIds.filter((id) => typeof id === 'string'));
  tx.afterCommit(() =>
    realtime.publishAll(
      [...people].map((id) => ({
        room: userRoom(tenantId, id),
        event: 'ActionsChanged',
        args: [],
      })),
    ),
  );
}
