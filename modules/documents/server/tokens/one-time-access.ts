import type { FastifyReply } from 'fastify';
import { findLink, makeLink, newCode, useLinkWithCode } from '#identity/server';
import type { NewLink, Visitor } from '#identity/server';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { fileRights, oneTimeAccessLink, oneTimeLinkUsed } from '../../domain/index.ts';
import { reachFile } from '../file-access.ts';
import { asFile, fileById } from '../file-row.ts';
import { sendLinkedFile } from './download.ts';

/** G-035: the link and the code go different ways to somebody without an account. */
export async function giveOneTimeAccess(
  services: Services,
  actor: Actor,
  fileId: string,
  requestId: string,
): Promise<object> {
  if (!fileRights.mayDownload(actor)) throw new Refused('notPermitted');
  const file = await reachFile(services, actor, fileId, 'read', requestId);
  const code = newCode();
  return services.db.transaction(contextOf(actor, requestId), async (tx) => ({
    ...(await makeOneTimeLink(tx, services, file.id, code)),
    code,
  }));
}

type SentTo = Pick<NewLink, 'address' | 'issuerId'>;

/** Whoever calls has checked the right to give the file away. */
export async function makeOneTimeLink(
  tx: Tx,
  services: Services,
  fileId: string,
  code: string,
  to: SentTo = {},
): Promise<{ id: string; url: string; expiresAt: string }> {
  await tx.query("select write_audit(current_tenant(), 'giveOneTimeAccess', 'file', $1, null)", [
    fileId,
  ]);
  const made = await makeLink(tx, services, oneTimeAccessLink, { subjectId: fileId, code, ...to });
  return { id: made.token, url: made.url, expiresAt: made.expiresAt };
}

type Asked = { readonly id: string; readonly tenantId: unknown };

async function linkOf(services: Services, { id, tenantId }: Asked, visitor: Visitor) {
  const link = await findLink(services, oneTimeAccessLink, id, visitor);
  if (tenantId !== undefined && tenantId !== link.tenantId) throw new Refused('linkNotValid');
  return link;
}

/** Nobody is signed in here, so the edge does not know whose tenant the call is about. */
const noteToken = (services: Services, tenantId: string, operation: string, recordId?: string) =>
  services.readLog.recordRead(systemContext(tenantId), {
    operation,
    resource: 'file',
    ...(recordId !== undefined && { recordId }),
  });

/** D23: looking uses nothing up, so a mail scanner that follows the link does no harm. */
export async function showOneTimeAccess(
  services: Services,
  asked: Asked,
  visitor: Visitor,
): Promise<object> {
  const link = await linkOf(services, asked, visitor);
  const { tenantId } = link;
  const [found] = await services.db.batch(systemContext(tenantId), [
    fileById(link.subjectId ?? ''),
  ]);
  const file = asFile(found?.rows[0]);
  if (!file) throw new Refused('linkNotValid');
  await noteToken(services, tenantId, 'shownByToken', file.id);
  return {
    fileName: file.name,
    fileSizeInByte: file.size,
    contentType: file.contentType,
    needsCode: link.hasCode,
    expiresAt: link.expiresAt,
  };
}

/** B-388: the first right code gets the file; the second time there is nothing to get. */
export async function useOneTimeAccess(
  services: Services,
  reply: FastifyReply,
  asked: Asked,
  visitor: Visitor,
  code: unknown,
): Promise<FastifyReply> {
  const { tenantId } = await linkOf(services, asked, visitor);
  const given = { token: asked.id, code: typeof code === 'string' ? code : '' };
  const used = await useLinkWithCode(
    services,
    oneTimeAccessLink,
    given,
    visitor,
    async (tx, link) => {
      const event = oneTimeLinkUsed({
        fileId: link.subjectId ?? '',
        linkKey: link.key,
        openedAt: services.now().toISOString(),
      });
      await services.jobs.emit(tx, [event]);
      return link;
    },
  );
  if (!used) {
    await noteToken(services, tenantId, 'wrongCode');
    throw new Refused('wrongCode');
  }
  return sendLinkedFile(services, reply, used, 'attachment');
}
