import { handle, insertStatements } from '#kernel/server';
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

/** A type that was deleted keeps its row; it comes back as it was made. */
const reviveText = `update attachment_types set is_deleted = false, is_active = true, is_built_in = true,
  concurrency_stamp = gen_random_uuid(), last_modification_time = now(), last_modifier_id = current_actor()
  where id = any ($1::uuid[]) and is_deleted
    and not exists (select from attachment_types o
      where o.tenant_id = attachment_types.tenant_id and not o.is_deleted and lower(o.key) = lower(attachment_types.key))`;

/** C-319. */
export const seedAttachmentTypesHandler = handle(seedAttachmentTypes, async ({ actor, tx }) => {
  const idOf = (...words: readonly string[]) => defaultId(actor.tenantId, ...words);
  const { records } = attachmentTypeDefaults({ idOf });
  const total = async () => {
    const [row] = await tx.query<{ total: number }>(
      'select count(*)::int as total from attachment_types where not is_deleted',
    );
    return row?.total ?? 0;
  };
  const before = await total();
  await tx.query(reviveText, [records.map(({ id }) => id)]);
  await tx.batch(
    records.flatMap(({ id, ...values }) =>
      insertStatements(attachmentType, id, values, { skipExisting: true }),
    ),
  );
  return { seeded: (await total()) - before };
});
