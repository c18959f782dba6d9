import type { FastifyReply } from 'fastify';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf, requireAbility } from '#kernel/server';
import type { Services } from '#kernel/server';
import { asJob } from './export-row.ts';
import { ownExport } from './own-exports.ts';

/** Whoever has lost the right since may not fetch what it gave. */
export async function downloadExport(
  services: Services,
  actor: Actor,
  id: string,
  requestId: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = await ownExport(services, actor, id);
  requireAbility(actor, `${row.resource}.export`);
  const { state } = asJob(row, services.now());
  if (state === 'expired') throw new Refused('exportExpired');
  if (state !== 'done' || !row.storage_key) throw new Refused('exportNotReady');
  const bytes = await services.storage.get(row.storage_key);
  if (!bytes) throw new Refused('exportExpired');
  await services.db.batch(contextOf(actor, requestId), [
    {
      text: "select write_audit($1, 'exportDownloaded', $2, $3, null)",
      values: [actor.tenantId, row.resource, id],
    },
  ]);
  return reply
    .header('content-type', row.content_type)
    .header('content-length', row.file_size)
    .header('content-disposition', `attachment; filename="${row.file_name}"`)
    .header('cache-control', 'private, no-store')
    .send(bytes);
}
