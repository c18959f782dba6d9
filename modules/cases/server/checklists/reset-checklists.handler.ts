import { defaultId, handle, insertStatements } from '#kernel/server';
import type { DefaultRecords } from '#kernel/server';
import { resetChecklists } from '../../domain/index.ts';
import { checklistDefaults } from './checklist-defaults.ts';

const stamped = `concurrency_stamp = gen_random_uuid(), last_modification_time = now(),
  last_modifier_id = current_actor()`;

/** Another list that took the name of a standard one keeps its words and gives up the name. */
const giveWayText = `update check_lists set name = left(name, 180) || ' (' || right(id::text, 12) || ')', ${stamped}
  where not is_deleted and id <> $1::uuid and lower(name) = lower($2)`;

const listText = `update check_lists set name = $2, service_type = $3, description = $4,
  is_standard = true, is_active = true, is_deleted = false, ${stamped}
  where id = $1::uuid and (name, service_type, description, is_active, is_deleted)
    is distinct from ($2, $3, $4, true, false)`;

const foreignText = `update checklist_criterias set is_deleted = true, ${stamped}
  where check_list_id = any ($1::uuid[]) and id <> all ($2::uuid[]) and not is_deleted`;

const criteriaText = `update checklist_criterias set check_list_id = $2::uuid, item_index = $3, name = $4,
  description = null, is_required = $5, case_status = null, is_deleted = false, ${stamped}
  where id = $1::uuid and (check_list_id, item_index, name, description, is_required, case_status, is_deleted)
    is distinct from ($2::uuid, $3::numeric, $4, null, $5, null, false)`;

const inserts = ({ resource, records }: DefaultRecords) =>
  records.flatMap(({ id, ...values }) =>
    insertStatements(resource, id, values, { skipExisting: true }),
  );

/** B-254, C-233. What is as it should be is not written, and leaves no history. */
export const resetChecklistsHandler = handle(resetChecklists, async ({ actor, tx }) => {
  const idOf = (...words: readonly string[]) => defaultId(actor.tenantId, ...words);
  const [lists, criterias] = checklistDefaults({ idOf });
  const listIds = lists.records.map(({ id }) => id);
  for (const { id, name, serviceType, description } of lists.records) {
    await tx.query(giveWayText, [id, name]);
    await tx.query(listText, [id, name, serviceType, description]);
  }
  await tx.batch(inserts(lists));
  await tx.query(foreignText, [listIds, criterias.records.map(({ id }) => id)]);
  for (const { id, checkListId, itemIndex, name, isRequired } of criterias.records) {
    await tx.query(criteriaText, [id, checkListId, itemIndex, name, isRequired]);
  }
  await tx.batch(inserts(criterias));
  return undefined;
});
