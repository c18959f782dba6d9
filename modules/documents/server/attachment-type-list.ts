import type { Actor } from '#kernel/domain';
import { contextOf } from '#kernel/server';
import type { Services } from '#kernel/server';

/** C-317: what a file can be called, for whoever uploads one. */
export async function listAttachmentTypes(
  { db }: Services,
  actor: Actor,
): Promise<{ items: unknown[] }> {
  const [found] = await db.batch(contextOf(actor), [
    {
      text: `select id, key, name as "displayName", category from attachment_types
        where is_active and not is_deleted order by lower(name), id`,
      values: [],
    },
  ]);
  return { items: [...(found?.rows ?? [])] };
}
