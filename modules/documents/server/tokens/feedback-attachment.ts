import type { FastifyReply } from 'fastify';
import { makeLink } from '#identity/server';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf, isUuid } from '#kernel/server';
import type { Services } from '#kernel/server';
import { visibleTenantId, batchAsTenantOrHost } from '#platform/server';
import { downloadLink } from '../../domain/index.ts';
import { downloadSeconds } from './download.ts';
import { bindToBrowser } from './token-holder.ts';

const text = `select f.id as "fileId", f.name, f.tenant_id as "tenantId" from platform_feedback b
  join files f on f.tenant_id = b.tenant_id and f.id = b.attachment_id and f.status = 'stored'
  where b.id = $1 and ($2::uuid is null or b.tenant_id = $2)`;

type Found = { fileId: string; name: string; tenantId: string };

/** whoever reads the feedback opens what came with it, the host that of every tenant. */
export async function feedbackAttachmentToken(
  services: Services,
  actor: Actor,
  feedbackId: string,
  reply: FastifyReply,
): Promise<object> {
  if (!isUuid(feedbackId)) throw new Refused('notFound');
  const values = [feedbackId, visibleTenantId(actor)];
  const [result] = await batchAsTenantOrHost(services, actor, [{ text, values }]);
  const found = result?.rows[0] as Found | undefined;
  if (!found) throw new Refused('notFound');
  const { fileId, name, tenantId } = found;
  const context = {
    ...contextOf(actor, reply.request.id),
    tenantId,
    actorTenantId: actor.tenantId,
  };
  const payload = bindToBrowser(services, reply, downloadSeconds);
  const { token } = await services.db.transaction(context, (tx) =>
    makeLink(tx, services, downloadLink, { subjectId: fileId, payload }),
  );
  return { token, fileName: name, expiresInSeconds: downloadSeconds };
}
