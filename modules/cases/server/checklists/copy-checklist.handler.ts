import { handle, insertStatements, newId, Refused } from '#kernel/server';
import { checkList, copyChecklist, copyName } from '../../domain/index.ts';

const copyCriteriasText = `insert into checklist_criterias
  (tenant_id, id, check_list_id, item_index, name, description, is_required, case_status, creator_id, last_modifier_id)
  select tenant_id, gen_random_uuid(), $2::uuid, item_index, name, description, is_required, case_status,
    current_actor(), current_actor()
  from checklist_criterias where check_list_id = $1::uuid and not is_deleted`;

/** B-254, C-232: a list of its own, with the same criterias; it is no standard list. */
export const copyChecklistHandler = handle(copyChecklist, async ({ record, input, tx }) => {
  const taken = await tx.query<{ name: string }>(
    'select name from check_lists where not is_deleted',
  );
  const name =
    input.name ??
    copyName(
      String(record.name),
      taken.map((row) => row.name),
    );
  const id = newId();
  const { serviceType, description } = record;
  await tx.batch(insertStatements(checkList, id, { name, serviceType, description }));
  await tx.query(copyCriteriasText, [record.id, id]);
  const [copy] = await tx.query<{ id: string; name: string }>(
    'select id, name from check_lists where id = $1',
    [id],
  );
  if (!copy) throw new Refused('notFound');
  return { id: copy.id, name: copy.name };
});
