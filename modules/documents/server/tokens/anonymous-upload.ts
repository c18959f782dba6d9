import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOfLink, findLink, makeLink, useLink } from '#identity/server';
import { Refused, contextOf, invalid } from '#kernel/server';
import type { Services } from '#kernel/server';
import { anonymousUploadLink, fileRights, isFileKind } from '../../domain/index.ts';
import { tenantLimits } from '../file-limits.ts';
import { keepFile } from '../upload/keep-file.ts';
import { receiveForm, refuseAnnouncedSize } from '../upload/receive-form.ts';
import { nameOf, writableOwner } from '../upload/upload-file.ts';

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
  const made = await services.db.transaction(contextOf(actor, requestId), (tx) =>
    makeLink(tx, services, anonymousUploadLink, {
      subjectId: owner?.id ?? null,
      subjectOf: owner?.module,
      uses,
    }),
  );
  const { token, expiresAt } = made;
  return { token, tenantId: actor.tenantId, files: uses, expiresAt };
}

type Query = { tenantId?: string; accessToken?: string };

/** C-302: without a token that somebody gave out, nobody uploads anything. */
export async function uploadAnonymously(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<object> {
  const { tenantId, accessToken } = request.query as Query;
  const link = await findLink(services, anonymousUploadLink, accessToken, request);
  if (tenantId !== link.tenantId) throw new Refused('linkNotValid');
  const context = contextOfLink(link, request.id);
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
    await useLink(services, anonymousUploadLink, accessToken, request, async () => undefined);
    const { subjectOf: module, subjectId: id } = link;
    await kept.settle(module && id ? { module, id } : null);
  } catch (error) {
    await kept.discard();
    throw error;
  }
  return { id: kept.id };
}
