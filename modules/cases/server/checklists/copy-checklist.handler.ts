import { accept, create } from '#kernel/domain';
import type { RecordOf } from '#kernel/domain';
import { handle, newId } from '#kernel/server';
import { checkList, checklistCriteria, copyChecklist, copyName } from '../../domain/index.ts';

const criteriasText = `select item_index::int as "itemIndex", name, description, is_required as "isRequired",
    case_status as "caseStatus"
  from checklist_criterias where check_list_id = $1::uuid and not is_deleted order by item_index, id`;

type Criteria = Pick<
  RecordOf<typeof checklistCriteria>,
  'itemIndex' | 'name' | 'description' | 'isRequired' | 'caseStatus'
>;

/** B-254, C-232: a list of its own, with the same criterias; it is no standard list. */
export const copyChecklistHandler = handle(copyChecklist, async ({ record, input, tx, write }) => {
  const taken = await tx.query<{ name: string }>(
    'select name from check_lists where not is_deleted',
  );
  const names = taken.map((row) => row.name);
  const name = input.name ?? copyName(record.name, names);
  const id = newId();
  const { serviceType, companyType, description } = record;
  const criterias = await tx.query<Criteria>(criteriasText, [record.id]);
  await write(
    accept(
      create(checkList, { id, name, serviceType, companyType, description }),
      criterias.map((criteria) => create(checklistCriteria, { ...criteria, checkListId: id })),
    ),
  );
  return { id, name };
});
