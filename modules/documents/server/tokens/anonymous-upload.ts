import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused, contextOf, invalid, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { fileRights, isFileKind } from '../../domain/index.ts';
import { tenantLimits } from '../file-limits.ts';
import { keepFile } from '../upload/keep-file.ts';
import { receiveForm, refuseAnnouncedSize } from '../upload/receive-form.ts';
import { nameOf, writableOwner } from '../upload/upload-file.ts';
import { mintFileToken, readFileToken, tenantOfToken, useFileToken } from './file-token.ts';

const seconds = 86_400;
const most = 20;

/** A link is for one file unless it says for how many. */
function filesOf(given: unknown): number {
  if (given === undefined || given === null) return 1;
  const isFine = typeof given === 'number' && Number.isInteger(given) && given > 0 && given <= most;
  if (!isFine) {
    throw invalid([{ message: `Please enter a number from 1 to ${most}.`, members: ['files'] }]);
  }
  return given;
}

/** For a form that somebody without an account fills in; the files go to the record it is about. */
export async function uploadToken(services: Services, request: FastifyRequest): Promise<object> {
  const { actor, id: requestId } = request;
  if (!fileRights.mayUpload(actor)) throw new Refused('notPermitted');
  const { files, ...asked } = (request.body ?? {}) as Record<string, string> & { files?: unknown };
  const uses = filesOf(files);
  const owner = await writableOwner(services, actor, asked, requestId);
  const now = services.now();
  const token = await services.db.transaction(contextOf(actor, requestId), (tx) =>
    mintFileToken(tx, { purpose: 'upload', seconds, uses, now, ...(owner && { owner }) }),
  );
  return {
    token,
    tenantId: actor.tenantId,
    files: uses,
    expiresAt: new Date(now.getTime() + seconds * 1000).toISOString(),
  };
}

type Query = { tenantId?: string; accessToken?: string };

/** C-302: without a token that somebody gave out, nobody uploads anything. */
export async function uploadAnonymously(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<object> {
  const { tenantId, accessToken } = request.query as Query;
  const named = tenantOfToken(accessToken);
  if (!named || !accessToken || tenantId !== named) throw new Refused('linkNotValid');
  const now = services.now();
  const token = await services.db.transaction(systemContext(named), (tx) =>
    readFileToken(tx, accessToken, 'upload', now),
  );
  if (!token) throw new Refused('linkNotValid');
  const context = { ...systemContext(named, request.id), userId: token.userId ?? undefined };
  const limits = await tenantLimits(services, context);
  refuseAnnouncedSize(request, reply, limits);
  const { kept } = await receiveForm(request, (part, fields) =>
    keepFile(services, context, {
      name: nameOf(fields.name, part.filename),
      source: part.file,
      kinds: isFileKind(fields.type) ? [fields.type] : [],
      limits,
    }),
  );
  try {
    const used = await services.db.transaction(context, (tx) =>
      useFileToken(tx, accessToken, 'upload', now),
    );
    if (!used) throw new Refused('linkNotValid');
    const { ownerResource: module, ownerId: id } = token;
    await kept.settle(module && id ? { module, id } : null);
  } catch (error) {
    await kept.discard();
    throw error;
  }
  return { id: kept.id };
}
