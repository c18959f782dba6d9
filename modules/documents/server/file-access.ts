import type { Actor, AnyResource } from '#kernel/domain';
import { can, resourceOfModule, seenBy } from '#kernel/domain';
import { Refused, contextOf, isUuid, linkedRecord, snake } from '#kernel/server';
import type { RecordLink, Services } from '#kernel/server';
import { fileReaderPoint } from './file-reader-point.ts';
import { ownerAccessPoint } from './owner-access.ts';
import { paperRightsOf, sharedOnly } from './paper-rights-point.ts';
import { asFile, fileById } from './file-row.ts';
import type { FileRow } from './file-row.ts';

export type Purpose = 'read' | 'update';

/** A file is exactly as visible as the record that owns it; nobody's file is its uploader's. */
export async function reachFile(
  services: Services,
  actor: Actor,
  id: string,
  purpose: Purpose,
  requestId: string,
): Promise<FileRow> {
  if (!isUuid(id)) throw new Refused('notFound');
  const [found] = await services.db.batch(contextOf(actor, requestId), [fileById(id)]);
  const file = asFile(found?.rows[0]);
  if (!file) throw new Refused('notFound');
  try {
    await reachOwner(services, actor, file, purpose, requestId);
  } catch (error) {
    if (purpose !== 'read' || !(error instanceof Refused)) throw error;
    if (!(await isCarriedTo(services, actor, file, requestId))) throw error;
  }
  return file;
}

/** What a field of a record holds is never carried. */
async function isCarriedTo(
  services: Services,
  actor: Actor,
  { id, ownerProperty }: FileRow,
  requestId: string,
): Promise<boolean> {
  if (ownerProperty !== null) return false;
  for (const { reads } of fileReaderPoint.of(services)) {
    if (await reads(services, actor, id, requestId)) return true;
  }
  return false;
}

/** Who may not read such records still reads the files in the fields of their own. */
function readsOwnOnly(actor: Actor, module: string): boolean {
  const { name = '' } = resourceOfModule(module) ?? {};
  return !can(actor, `${name}.read`) && can(actor, `${name}.myDetail`);
}

/** The record that owns attachments, under the rule of its own module where that has one. */
export async function reachOwnerToRead(
  services: Services,
  actor: Actor,
  link: RecordLink,
  requestId: string,
): Promise<AnyResource> {
  const resource = resourceOfModule(link.module);
  const own = ownerAccessPoint.of(services).find((rule) => rule.resource === resource?.name);
  if (!own || !resource) {
    return (await linkedRecord(services, actor, link, { requestId })).resource;
  }
  if (!isUuid(link.id)) throw new Refused('notFound');
  await own.reach(services, actor, link.id, requestId);
  return resource;
}

/** Whoever may change the record changes its attachments, unless its module says who else does. */
export async function reachOwnerToChange(
  services: Services,
  actor: Actor,
  link: RecordLink,
  requestId: string,
): Promise<AnyResource> {
  const rights = paperRightsOf(services, resourceOfModule(link.module)?.name);
  const verb = rights ? 'read' : 'update';
  const { resource } = await linkedRecord(services, actor, link, { verb, requestId });
  if (rights && !can(actor, rights.attach)) throw new Refused('notPermitted');
  return resource;
}

export async function reachOwner(
  services: Services,
  actor: Actor,
  file: FileRow,
  purpose: Purpose,
  requestId: string,
): Promise<void> {
  const { ownerResource: module, ownerId: id, ownerProperty: property } = file;
  if (!module || !id) {
    if (file.uploaderId !== actor.userId) throw new Refused('notFound');
    return;
  }
  if (property === null && purpose === 'read') {
    await reachOwnerToRead(services, actor, { module, id }, requestId);
    const shared = sharedOnly(services, actor, module);
    if (shared && !shared.includes(file.attachmentKey ?? '')) throw new Refused('notFound');
    return;
  }
  if (property === null) {
    await reachOwnerToChange(services, actor, { module, id }, requestId);
    return;
  }
  const isMine = property !== null && purpose === 'read' && readsOwnOnly(actor, module);
  const verb = isMine ? 'myDetail' : purpose;
  const { resource, record } = await linkedRecord(
    services,
    actor,
    { module, id },
    { verb, requestId },
  );
  if (isMine && record[resource.owner ?? ''] !== actor.userId) throw new Refused('notFound');
  const seen = Object.keys(seenBy(actor, resource).fields).map(snake);
  if (property && !seen.includes(property)) throw new Refused('notFound');
}
