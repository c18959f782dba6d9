import { accept, change, putBack, removeAll } from '#kernel/domain';
import { defaultId, handle } from '#kernel/server';
import { checkList, checklistCriteria, resetChecklists } from '../../domain/index.ts';
import { checklistDefaults } from './checklist-defaults.ts';

/** Another list that took the name of a standard one keeps its words and gives up the name. */
const takenText = `select l.id, left(l.name, 180) || ' (' || right(l.id::text, 12) || ')' as name
  from check_lists l join unnest($1::uuid[], $2::text[]) wanted (id, name)
    on lower(l.name) = lower(wanted.name) and l.id <> wanted.id
  where not l.is_deleted`;

const foreignText = `select id from checklist_criterias
  where check_list_id = any ($1::uuid[]) and id <> all ($2::uuid[]) and not is_deleted`;

/** B-254, C-233. What is as it should be is not written, and leaves no history. */
export const resetChecklistsHandler = handle(resetChecklists, async ({ actor, tx, write }) => {
  const idOf = (...words: readonly string[]) => defaultId(actor.tenantId, ...words);
  const [lists, criterias] = checklistDefaults({ idOf });
  const ids = lists.records.map(({ id }) => id);
  const names = lists.records.map(({ name }) => name);
  const taken = await tx.query<{ id: string; name: string }>(takenText, [ids, names]);
  const foreign = await tx.query<{ id: string }>(foreignText, [
    ids,
    criterias.records.map(({ id }) => id),
  ]);
  await write(
    accept(
      taken.map(({ id, name }) => change(checkList, id, { name })),
      putBack(
        checkList,
        lists.records.map((list) => ({ ...list, isStandard: true, isActive: true })),
      ),
      removeAll(
        checklistCriteria,
        foreign.map(({ id }) => id),
      ),
      putBack(checklistCriteria, criterias.records),
    ),
  );
});
