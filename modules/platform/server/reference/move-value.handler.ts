import { accept, change } from '#kernel/domain';
import { Refused, handle } from '#kernel/server';
import { lookupConfig, movedBefore, moveValue } from '../../domain/index.ts';

const orderText = `select id, item_index::int as place from lookup_config
  where type = $1 and parent_id is not distinct from $2::uuid and not is_deleted
  order by item_index, lower(label), id for update`;

type Placed = { id: string; place: number | null };

/** Only those that stand elsewhere now are written, and leave a line in their history. */
export const moveValueHandler = handle(moveValue, async ({ record, input, tx, write }) => {
  const listed = await tx.query<Placed>(orderText, [record.type, record.parentId ?? null]);
  const ids = movedBefore(
    listed.map(({ id }) => id),
    record.id,
    input.beforeId ?? null,
  );
  if (!ids) throw new Refused('valueElsewhere');
  const places = new Map(listed.map(({ id, place }) => [id, place]));
  await write(
    accept(
      ids.map(
        (id, at) => places.get(id) !== at + 1 && change(lookupConfig, id, { itemIndex: at + 1 }),
      ),
    ),
  );
  return { ids };
});
