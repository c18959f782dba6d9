import { accept, change, create } from '#kernel/domain';
import { Refused, handle, newId } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { casePermission, setCasePermission } from '../../domain/index.ts';
import { linkedCase } from './linked-case.ts';

const foundText = 'select id from case_permissions where case_id = $1::uuid and not is_deleted';

const seesText = 'select case_visibility_includes(current_actor(), $1, $2::uuid[]) as sees';

/** Whoever may not see a case cannot write it either: the policy of its table says so. */
async function keepsSight(tx: Tx, visibility: string, groups: readonly string[]): Promise<boolean> {
  const [row] = await tx.query<{ sees: boolean }>(seesText, [visibility, groups]);
  return row?.sees ?? false;
}

/** B-237: the one call makes the permission or changes it. */
export const permissionHandler = handle(setCasePermission, async (call) => {
  const { tx, actor, input, commit } = call;
  const { type, record } = await linkedCase(tx, actor, input);
  const { visibility } = input;
  const groupIds = visibility === 'group' ? [...(input.groupIds ?? [])] : [];
  if (visibility === 'group' && !groupIds.length)
    throw new Refused('groupMissing', { field: 'groupIds' });
  if (!(await keepsSight(tx, visibility, groupIds)))
    throw new Refused('caseLostToYou', { field: 'groupIds' });
  const [found] = await tx.query<{ id: string }>(foundText, [record.id]);
  const id = found?.id ?? newId();
  const values = { visibility, groupIds };
  const decision = accept(
    found
      ? change(casePermission, id, values)
      : create(casePermission, { id, caseId: record.id, ...values }),
    change(type.resource, record.id, { visibility }),
  );
  return commit(decision, { of: [casePermission, id], ...(found ? {} : { status: 201 }) });
});
