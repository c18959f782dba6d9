import type { PlainDate } from '#kernel/domain';
import { newId, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { decideClear } from '../../domain/index.ts';
import type { ActionModule } from '../../domain/index.ts';
import { notifyAssignee, publishActionsChanged } from './notify-assignee.ts';

export type Raised = {
  /** What makes it the same action: while one of this key is open, no second is raised. */
  readonly key: string;
  readonly title: string;
  readonly note?: string;
  readonly assignedUserId: string;
  readonly dueDate: PlainDate;
  /** None: it is about the practice, not about one record. */
  readonly fromModule?: ActionModule;
  readonly objectId?: string;
  readonly objectReferenceName: string;
  readonly claimantName?: string;
};

const raiseText = `insert into action_required_search (tenant_id, id, title, note, assigned_user_id, due_date,
    from_module, object_id, object_reference_name, claimant_name, raised_key, announced_to,
    noted_record)
  values ($1, $2, $3, $4, $5::uuid, $6, $7::text, $8::text, $9, $10, $11, $5::uuid::text,
    $7::text || ' ' || $8::text)
  on conflict (tenant_id, raised_key) where raised_key is not null and status = 'open'
    and not is_deleted do nothing
  returning id`;

const openText = `select id, status, note, assigned_user_id as "assignedUserId" from action_required_search
  where tenant_id = $1 and raised_key = $2 and status = 'open' and not is_deleted`;

type OpenAction = {
  readonly id: string;
  readonly status: 'open';
  readonly note: string | null;
  readonly assignedUserId: string;
};

/** For rules: together with the change that asks for it. Null when it is open already. */
export async function raiseAction(
  tx: Tx,
  services: Pick<Services, 'jobs' | 'realtime'>,
  raised: Raised,
): Promise<string | null> {
  const [stored] = await tx.query<{ id: string }>(raiseText, [
    tx.context.tenantId,
    newId(),
    raised.title.slice(0, 200),
    raised.note ?? null,
    raised.assignedUserId,
    raised.dueDate,
    raised.fromModule ?? null,
    raised.objectId ?? null,
    raised.objectReferenceName.slice(0, 300),
    raised.claimantName?.slice(0, 200) ?? null,
    raised.key,
  ]);
  if (!stored) return null;
  await notifyAssignee(tx, services, {
    id: stored.id,
    fromModule: null,
    objectId: null,
    ...raised,
  });
  publishActionsChanged(tx, services, [raised.assignedUserId]);
  return stored.id;
}

/** For rules: what it asked for has happened. False when none was open. */
export async function clearRaised(
  tx: Tx,
  services: Services,
  key: string,
  isMeant: (note: string | null) => boolean = () => true,
): Promise<boolean> {
  const found = await tx.query<OpenAction>(openText, [tx.context.tenantId, key]);
  const open = found.filter(({ note }) => isMeant(note));
  const now = services.now().toISOString();
  await writeBySystem({ tx, services }, decideClear(open, tx.context.userId ?? null, now));
  return open.length > 0;
}
