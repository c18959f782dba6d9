import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOfLink, makeLink, useLink } from '#identity/server';
import type { FoundLink } from '#identity/server';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { downloadLink, fileRights, streamLink } from '../../domain/index.ts';
import { reachFile } from '../file-access.ts';
import { asFile, fileById } from '../file-row.ts';
import { sendFile } from '../send/send-file.ts';
import type { Manner } from '../send/send-file.ts';
import { bindToBrowser, forgetHolder, refuseOthers } from './token-holder.ts';

/** G-147. */
export const downloadSeconds = 300;

/** C-305, G-147: for one file and one person, one use, five minutes. */
export async function downloadToken(
  services: Services,
  actor: Actor,
  fileId: string,
  reply: FastifyReply,
): Promise<object> {
  const requestId = reply.request.id;
  if (!fileRights.mayDownload(actor)) throw new Refused('notPermitted');
  const file = await reachFile(services, actor, fileId, 'read', requestId);
  const payload = bindToBrowser(services, reply, downloadSeconds);
  const { token } = await services.db.transaction(contextOf(actor, requestId), (tx) =>
    makeLink(tx, services, downloadLink, { subjectId: file.id, payload }),
  );
  return { token, fileName: file.name, expiresInSeconds: downloadSeconds };
}

/** C-308, C-309. */
export async function sendByToken(
  services: Services,
  reply: FastifyReply,
  token: unknown,
  visitor: FastifyRequest,
  manner: Manner,
): Promise<FastifyReply> {
  const kinds = [downloadLink, streamLink];
  const link = await useLink(services, kinds, token, visitor, async (_tx, used) => {
    refuseOthers(used, visitor);
    return used;
  });
  if (link.kind === downloadLink.name) forgetHolder(services, reply, link);
  return sendLinkedFile(services, reply, link, manner);
}

/** The read is written down as that of whoever gave the token out. */
export async function sendLinkedFile(
  services: Services,
  reply: FastifyReply,
  link: FoundLink,
  manner: Manner,
): Promise<FastifyReply> {
  const context = contextOfLink(link);
  const [found] = await services.db.batch(context, [fileById(link.subjectId ?? '')]);
  const file = asFile(found?.rows[0]);
  if (!file) throw new Refused('linkNotValid');
  await services.readLog.recordRead(context, {
    operation: 'readByToken',
    resource: 'file',
    recordId: file.id,
  });
  return sendFile(services, reply, file, manner);
}
