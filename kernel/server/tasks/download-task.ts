import type { FastifyReply } from 'fastify';
import type { Actor } from '#kernel/domain';
import { contextOf } from '../db/context.ts';
import { requireAbility } from '../http/require-ability.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { ownTask } from './seen-tasks.ts';
import { abilityOf, taskView } from './task-row.ts';

/** Whoever has lost the right since may not fetch what it gave. */
export async function downloadTask(
  services: Services,
  actor: Actor,
  id: string,
  requestId: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = await ownTask(services, actor, id);
  requireAbility(actor, abilityOf(row));
  const { state } = taskView(row, services.now(), actor);
  if (state === 'expired') throw new Refused('taskFileGone');
  if (state !== 'done' || !row.storage_key) throw new Refused('taskHasNoFile');
  const bytes = await services.storage.get(row.storage_key);
  if (!bytes) throw new Refused('taskFileGone');
  await services.db.batch(contextOf(actor, requestId), [
    {
      text: 'select write_audit($1, $2, $3, $4, null)',
      values: [actor.tenantId, `${row.name}Downloaded`, row.resource, id],
    },
  ]);
  return reply
    .header('content-type', row.content_type)
    .header('content-length', row.file_size)
    .header('content-disposition', `attachment; filename="${row.file_name}"`)
    .header('cache-control', 'private, no-store')
    .send(bytes);
}
