import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { fileRights, isFileKind } from '../../domain/index.ts';
import { activeAttachmentType } from '../attachments/active-attachment-type.ts';
import { reachFile, reachOwnerToChange } from '../file-access.ts';
import { fileItem } from '../file-item.ts';
import { tenantLimits } from '../file-limits.ts';
import { keepFile } from './keep-file.ts';
import type { Owner } from './keep-file.ts';
import { receiveForm, refuseAnnouncedSize } from './receive-form.ts';
import type { Fields } from './receive-form.ts';

/** Doc 3 section 7.1, B-337. With `fromModule` and `objectId` the file is an attachment at once. */
export async function uploadFile(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<object> {
  const { actor, id: requestId } = request;
  if (!fileRights.mayUpload(actor)) throw new Refused('notPermitted');
  const context = contextOf(actor, requestId);
  const owner = (given: unknown) => writableOwner(services, actor, given as Fields, requestId);
  const query = request.query as Fields;
  const announced = await owner(query);
  const limits = await tenantLimits(services, context);
  refuseAnnouncedSize(request, reply, limits);
  const { fields, kept } = await receiveForm(request, (part, before) =>
    keepFile(services, context, {
      name: nameOf(before.name, part.filename),
      source: part.file,
      kinds: isFileKind(before.type) ? [before.type] : [],
      limits,
    }),
  );
  try {
    const wanted = query.attachmentTypeId ?? fields.attachmentTypeId;
    await kept.settle(announced ?? (await owner(fields)), {
      attachmentTypeId: await activeAttachmentType(services, context, wanted),
      refusesTwins: query.duplicates === 'ask',
      countedAs: kept.name,
    });
  } catch (error) {
    await kept.discard();
    throw error;
  }
  return fileItem(await reachFile(services, actor, kept.id, 'read', requestId), actor, true);
}

/** The name that was given, with the ending of the file where the name has none. */
export function nameOf(given: string | undefined, fileName: string): string {
  if (!given?.trim()) return fileName;
  const ending = /\.[a-z0-9]{1,8}$/i;
  return ending.test(given.trim()) ? given : `${given.trim()}${ending.exec(fileName)?.[0] ?? ''}`;
}

/** Whoever may change the record may attach to it. */
export async function writableOwner(
  services: Services,
  actor: Actor,
  { fromModule, objectId }: Fields,
  requestId: string,
): Promise<Owner | null> {
  if (!fromModule && !objectId) return null;
  const link = { module: fromModule ?? '', id: objectId ?? '' };
  const resource = await reachOwnerToChange(services, actor, link, requestId);
  return { module: resource.name, id: link.id };
}
