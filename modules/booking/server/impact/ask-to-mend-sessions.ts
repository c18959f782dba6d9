import { addBusinessDays, dayIn } from '#kernel/domain';
import type { Changed, RuleCall } from '#kernel/server';
import { raiseAction } from '#correspondence/server';
import { sessionsToMend } from '../../domain/index.ts';
import type { CentreStand } from '../../domain/index.ts';
import { assigneeFor } from './follow-changes.ts';

const countText = `select count(*)::int as sessions from appointment_sessions s
  where s.tenant_id = current_tenant() and s.centre_id = $1::uuid and s.time_zone <> $2
    and s.date_from > $3::timestamptz and not s.is_deleted and not s.is_cancelled`;

/** A centre with other clocks leaves its sessions as people were told of them; somebody looks at them. */
export async function askToMendSessions(
  { tx, actor, services }: RuleCall,
  { id, before, after }: Changed<CentreStand>,
): Promise<void> {
  if (!before || !after || before.timeZone === after.timeZone) return;
  const now = services.now();
  const values = [id, after.timeZone, now.toISOString()];
  const [found] = await tx.query<{ sessions: number }>(countText, values);
  const assignedUserId = await assigneeFor(tx, actor);
  if (!found?.sessions || !assignedUserId) return;
  await raiseAction(tx, services, {
    key: `centreZone ${id} ${after.timeZone}`,
    ...sessionsToMend({
      name: after.name,
      sessions: found.sessions,
      zoneBefore: before.timeZone,
      zoneNow: after.timeZone,
    }),
    assignedUserId,
    dueDate: addBusinessDays(dayIn(after.timeZone, now), 1),
    fromModule: 'CENTRE',
    objectId: id,
    objectReferenceName: after.name,
  });
}
