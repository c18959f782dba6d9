import { check, choice, inputSchema, text } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf, invalid, refusalOf } from '#kernel/server';
import type { Context, Services } from '#kernel/server';
import { fileRights, whyNotDeleted } from '../../domain/index.ts';
import type { FileRow } from '../file-row.ts';
import { removeText } from '../remove-file.ts';
import { withSentMarks } from '../sent-files-point.ts';
import { activeAttachmentType } from './active-attachment-type.ts';
import { fileIdsOf } from './file-ids.ts';
import { reachFiles } from './reach-files.ts';

export const bulkFields = {
  operation: choice(
    'What to do',
    { type: 'Change the type', delete: 'Delete' },
    { required: true },
  ),
  attachmentTypeId: text('Attachment type', { max: 36 }),
};

type Asked = { operation: 'type' | 'delete'; attachmentTypeId?: string | null };
export type BulkRow = {
  readonly id: string;
  readonly isDone: boolean;
  readonly message: string | null;
};

const typeText = `update files set attachment_type_id = $2::uuid
  where id = $1::uuid and status = 'stored' returning id`;

/** Each file by itself: what one is refused for holds up no other. */
export async function bulkFiles(
  services: Services,
  actor: Actor,
  body: unknown,
  requestId: string,
): Promise<{ items: BulkRow[] }> {
  const { fileIds, ...rest } = (body ?? {}) as Record<string, unknown>;
  const ids = fileIdsOf(fileIds);
  const checked = check(inputSchema(bulkFields), rest);
  if (!checked.ok) throw invalid(checked.errors);
  const { operation, attachmentTypeId } = checked.value as Asked;
  const isDeletion = operation === 'delete';
  if (!(isDeletion ? fileRights.mayDelete(actor) : fileRights.mayUpload(actor))) {
    throw new Refused('notPermitted');
  }
  const context = contextOf(actor, requestId);
  const typeId = isDeletion
    ? null
    : await activeAttachmentType(services, context, attachmentTypeId);
  const found = await reachFiles(services, actor, ids, 'update', requestId);
  const reached = found.flatMap((file) => file ?? []);
  const marked = isDeletion ? await withSentMarks(services, actor, reached, requestId) : reached;
  const refused = new Map(
    marked.map((file) => [file.id, isDeletion ? whyNotDeleted(actor, file) : null]),
  );
  const items: BulkRow[] = [];
  for (const [at, file] of found.entries()) {
    const refusal = file && refused.get(file.id);
    const message = refusal
      ? new Refused(refusal).message
      : await failureOf(services, context, file, isDeletion, typeId);
    items.push({ id: ids[at] ?? '', isDone: message === null, message });
  }
  return { items };
}

/** Null: it was done. */
async function failureOf(
  { db }: Services,
  context: Context,
  file: FileRow | null,
  isDeletion: boolean,
  typeId: string | null,
): Promise<string | null> {
  if (!file) return new Refused('notFound').message;
  if (isDeletion && file.ownerProperty) return new Refused('fileInUse').message;
  const statement = isDeletion
    ? { text: removeText, values: [file.id] }
    : { text: typeText, values: [file.id, typeId] };
  try {
    const [done] = await db.batch(context, [statement]);
    return done?.rows.length ? null : new Refused('notFound').message;
  } catch (error) {
    const refused = refusalOf(error);
    if (!refused || refused.status === 503) throw error;
    return refused.message;
  }
}
