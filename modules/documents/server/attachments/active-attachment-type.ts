import { Refused, isUuid } from '#kernel/server';
import type { Context, Services } from '#kernel/server';

const text = `select id from attachment_types
  where id = $1::uuid and is_active and not is_deleted`;

/** The type that was asked for, null for none; what the tenant does not offer is refused. */
export async function activeAttachmentType(
  { db }: Services,
  context: Context,
  id: string | null | undefined,
): Promise<string | null> {
  if (!id) return null;
  const [found] = isUuid(id) ? await db.batch(context, [{ text, values: [id], reads: true }]) : [];
  if (!found?.rows.length) throw new Refused('unknownReference', { field: 'attachmentTypeId' });
  return id;
}
