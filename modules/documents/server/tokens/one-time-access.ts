import { randomInt } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { fileRights, oneTimeLinkUsed } from '../../domain/index.ts';
import { reachFile } from '../file-access.ts';
import { asFile, fileById } from '../file-row.ts';
import { sendTokenFile } from './download.ts';
import {
  hashed,
  mintFileToken,
  readFileToken,
  secretOf,
  tenantOfToken,
  useWithCode,
} from './file-token.ts';

const seconds = 7 * 86_400;

/** G-035: the link and the code go different ways to somebody without an account. */
export async function giveOneTimeAccess(
  services: Services,
  actor: Actor,
  fileId: string,
  requestId: string,
): Promise<object> {
  if (!fileRights.mayDownload(actor)) throw new Refused('notPermitted');
  const file = await reachFile(services, actor, fileId, 'read', requestId);
  const code = newAccessCode();
  return services.db.transaction(contextOf(actor, requestId), async (tx) => ({
    ...(await makeOneTimeLink(tx, services, file.id, code)),
    code,
  }));
}

export const newAccessCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** Whoever calls has checked the right to give the file away. */
export async function makeOneTimeLink(
  tx: Tx,
  { config, now: clock }: Pick<Services, 'config' | 'now'>,
  fileId: string,
  code: string,
): Promise<{ id: string; url: string; expiresAt: string }> {
  const now = clock();
  await tx.query("select write_audit(current_tenant(), 'giveOneTimeAccess', 'file', $1, null)", [
    fileId,
  ]);
  const id = await mintFileToken(tx, { purpose: 'oneTime', fileId, code, seconds, now });
  const query = new URLSearchParams({ id, tenantId: tx.context.tenantId });
  return {
    id,
    url: `${config.publicUrl}/view/onetimeaccess?${query}`,
    expiresAt: new Date(now.getTime() + seconds * 1000).toISOString(),
  };
}

/** Names a link without opening it: `OneTimeLinkUsed` says which one was used. */
export const oneTimeLinkKey = (id: string): string => hashed(secretOf(id));

type Asked = { readonly id: string; readonly tenantId: unknown };

function tenantOf({ id, tenantId }: Asked): string {
  const named = tenantOfToken(id);
  if (!named || (tenantId !== undefined && tenantId !== named)) throw new Refused('linkNotValid');
  return named;
}

/** Nobody is signed in here, so the edge does not know whose tenant the call is about. */
const noteToken = (services: Services, tenantId: string, operation: string, recordId?: string) =>
  services.readLog.recordRead(systemContext(tenantId), {
    operation,
    resource: 'file',
    ...(recordId !== undefined && { recordId }),
  });

/** D23: looking uses nothing up, so a mail scanner that follows the link does no harm. */
export async function showOneTimeAccess(services: Services, asked: Asked): Promise<object> {
  const tenantId = tenantOf(asked);
  const shown = await services.db.transaction(systemContext(tenantId), async (tx) => {
    const token = await readFileToken(tx, asked.id, 'oneTime', services.now());
    const [found] = token?.fileId ? await tx.batch([fileById(token.fileId)]) : [];
    const file = asFile(found?.rows[0]);
    if (!token || !file) throw new Refused('linkNotValid');
    return { token, file };
  });
  const { token, file } = shown;
  await noteToken(services, tenantId, 'shownByToken', file.id);
  return {
    fileName: file.name,
    fileSizeInByte: file.size,
    contentType: file.contentType,
    needsCode: token.codeHash !== null,
    expiresAt: token.expiresAt,
  };
}

/** B-388: the first right code gets the file; the second time there is nothing to get. */
export async function useOneTimeAccess(
  services: Services,
  reply: FastifyReply,
  asked: Asked,
  code: unknown,
): Promise<FastifyReply> {
  const tenantId = tenantOf(asked);
  const used = await services.db.transaction(systemContext(tenantId), async (tx) => {
    const token = await useWithCode(
      tx,
      asked.id,
      typeof code === 'string' ? code : '',
      services.now(),
    );
    if (typeof token === 'object' && token.fileId) {
      const event = oneTimeLinkUsed({ fileId: token.fileId, linkKey: oneTimeLinkKey(asked.id) });
      await services.jobs.emit(tx, [event]);
    }
    return token;
  });
  if (used === 'gone') throw new Refused('linkNotValid');
  if (used === 'wrong') {
    await noteToken(services, tenantId, 'wrongCode');
    throw new Refused('wrongCode');
  }
  return sendTokenFile(services, reply, tenantId, used, 'attachment');
}
