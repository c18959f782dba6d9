import type { FastifyReply } from 'fastify';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { fileRights } from '../../domain/index.ts';
import { reachFile } from '../file-access.ts';
import { asFile, fileById } from '../file-row.ts';
import { sendFile } from '../send/send-file.ts';
import type { Manner } from '../send/send-file.ts';
import { mintFileToken, tenantOfToken, useFileToken } from './file-token.ts';
import type { FileToken } from './file-token.ts';

/** G-147. */
const seconds = 300;

/** C-305: for one file, one use, five minutes. */
export async function downloadToken(
  services: Services,
  actor: Actor,
  fileId: string,
  requestId: string,
): Promise<object> {
  if (!fileRights.mayDownload(actor)) throw new Refused('notPermitted');
  const file = await reachFile(services, actor, fileId, 'read', requestId);
  const now = services.now();
  const token = await services.db.transaction(contextOf(actor, requestId), (tx) =>
    mintFileToken(tx, { purpose: 'download', fileId: file.id, seconds, now }),
  );
  return { token, fileName: file.name, expiresInSeconds: seconds };
}

/** C-308, C-309. */
export async function sendByToken(
  services: Services,
  reply: FastifyReply,
  token: unknown,
  manner: Manner,
): Promise<FastifyReply> {
  const tenantId = tenantOfToken(token);
  if (!tenantId) throw new Refused('linkNotValid');
  const used = await services.db.transaction(systemContext(tenantId), (tx) =>
    useFileToken(tx, String(token), 'download', services.now()),
  );
  return sendTokenFile(services, reply, tenantId, used, manner);
}

/** The read is written down as that of whoever gave the token out. */
export async function sendTokenFile(
  services: Services,
  reply: FastifyReply,
  tenantId: string,
  token: FileToken | null,
  manner: Manner,
): Promise<FastifyReply> {
  if (!token?.fileId) throw new Refused('linkNotValid');
  const context = { ...systemContext(tenantId), userId: token.userId ?? undefined };
  const [found] = await services.db.batch(context, [fileById(token.fileId)]);
  const file = asFile(found?.rows[0]);
  if (!file) throw new Refused('linkNotValid');
  await services.readLog.recordRead(context, {
    operation: 'readByToken',
    resource: 'file',
    recordId: file.id,
  });
  return sendFile(services, reply, file, manner);
}
