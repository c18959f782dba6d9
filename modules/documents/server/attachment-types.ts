import { accept, putBack } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { DefaultRecords, DefaultsFor } from '#kernel/server';
import { defaultId } from '#kernel/server';
import { attachmentType, builtInAttachmentTypes, seedAttachmentTypes } from '../domain/index.ts';

/** E-068: every tenant starts with them. */
export const attachmentTypeDefaults = ({ idOf }: Pick<DefaultsFor, 'idOf'>): DefaultRecords => ({
  resource: attachmentType,
  records: builtInAttachmentTypes.map(([key, name, category]) => ({
    id: idOf('attachmentType', key),
    key,
    name,
    category,
    isBuiltIn: true,
  })),
});

/** Those that are there, or whose key another type has taken meanwhile, stay as they are. */
const keptText = `select wanted.id from unnest($1::uuid[], $2::text[]) wanted (id, key)
  join attachment_types t on not t.is_deleted and (t.id = wanted.id or lower(t.key) = lower(wanted.key))`;

/** C-319. */
export const seedAttachmentTypesHandler = handle(
  seedAttachmentTypes,
  async ({ actor, tx, write }) => {
    const idOf = (...words: readonly string[]) => defaultId(actor.tenantId, ...words);
    const { records } = attachmentTypeDefaults({ idOf });
    const total = async () => {
      const [row] = await tx.query<{ total: number }>(
        'select count(*)::int as total from attachment_types where not is_deleted',
      );
      return row?.total ?? 0;
    };
    const before = await total();
    const kept = await tx.query<{ id: string }>(keptText, [
      records.map(({ id }) => id),
      records.map(({ key }) => key),
    ]);
    const missing = records.filter(({ id }) => !kept.some((row) => row.id === id));
    // A type that was deleted keeps its row; it comes back as it was made.
    await write(
      accept(
        putBack(
          attachmentType,
          missing.map((type) => ({ ...type, isActive: true })),
        ),
      ),
    );
    return { seeded: (await total()) - before };
  },
);
