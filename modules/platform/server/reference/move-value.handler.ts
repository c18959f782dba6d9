import { Refused, handle } from '#kernel/server';
import { movedBefore, moveValue } from '../../domain/index.ts';

const orderText = `select id from lookup_config
  where type = $1 and parent_id is not distinct from $2::uuid and not is_deleted
  order by item_index, lower(label), id for update`;

/** Only those that stand elsewhere now are written, and leave a line in their history. */
const placeText = `update lookup_config v set item_index = wanted.place, concurrency_stamp = gen_random_uuid(),
    last_modification_time = now(), last_modifier_id = current_actor()
  from unnest($1::uuid[]) with ordinality as wanted (id, place)
  where v.id = wanted.id and v.item_index is distinct from wanted.place`;

export const moveValueHandler = handle(moveValue, async ({ record, input, tx }) => {
  const listed = await tx.query<{ id: string }>(orderText, [record.type, record.parentId ?? null]);
  const ids = movedBefore(
    listed.map(({ id }) => id),
    record.id,
    input.beforeId ?? null,
  );
  if (!ids) throw new Refused('valueElsewhere');
  await tx.query(placeText, [ids]);
  return { ids };
});
