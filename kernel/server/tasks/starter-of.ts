import type { Actor } from '#kernel/domain';
import { can } from '#kernel/domain';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { abilityOf } from './task-row.ts';
import type { TaskRow } from './task-row.ts';
import type { LoadStarter } from './task-work.ts';

/** The rights of this moment, not those of the moment when the task was started. */
export async function starterOf(
  services: Services,
  load: LoadStarter | undefined,
  row: TaskRow,
): Promise<Actor> {
  if (!load) throw new Error('No module says who started a task');
  const actor = await load(services, { tenantId: row.tenant_id, userId: row.user_id });
  if (!actor || !can(actor, abilityOf(row))) throw new Refused('notPermitted');
  return { ...actor, ...(row.impersonator_id && { impersonatorId: row.impersonator_id }) };
}
