import { check, inputSchema, text } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf, invalid } from '#kernel/server';
import type { Services } from '#kernel/server';
import { fileRights, renamedFile } from '../../domain/index.ts';
import { reachFile } from '../file-access.ts';
import { fileItem } from '../file-item.ts';
import { activeAttachmentType } from './active-attachment-type.ts';

export const changeFileFields = {
  name: text('Name', { max: 200 }),
  attachmentTypeId: text('Attachment type', { max: 36 }),
  concurrencyStamp: text('Version', { required: true, max: 36 }),
};

type Asked = { name?: string | null; attachmentTypeId?: string | null; concurrencyStamp: string };

const changeText = `update files set name = $3, attachment_type_id = $4::uuid
  where id = $1::uuid and status = 'stored' and concurrency_stamp::text = lower($2)
  returning id`;

/** A new name, another type, or both; what is not named stays. */
export async function changeFile(
  services: Services,
  actor: Actor,
  id: string,
  body: unknown,
  requestId: string,
): Promise<object> {
  const checked = check(inputSchema(changeFileFields), body);
  if (!checked.ok) throw invalid(checked.errors);
  const asked = checked.value as Asked;
  const file = await reachFile(services, actor, id, 'update', requestId);
  if (!fileRights.mayUpload(actor)) throw new Refused('notPermitted');
  const context = contextOf(actor, requestId);
  const name = asked.name === undefined ? file.name : renamedFile(file.name, asked.name ?? '');
  if (!name) throw new Refused('fileNameMissing');
  const typeId =
    asked.attachmentTypeId === undefined || asked.attachmentTypeId === file.attachmentTypeId
      ? file.attachmentTypeId
      : await activeAttachmentType(services, context, asked.attachmentTypeId);
  const [changed] = await services.db.batch(context, [
    { text: changeText, values: [file.id, asked.concurrencyStamp, name, typeId] },
  ]);
  if (!changed?.rows.length) throw new Refused('stale');
  return fileItem(await reachFile(services, actor, id, 'read', requestId), actor, true);
}
