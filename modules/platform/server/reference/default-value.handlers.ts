import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  decideDefault,
  decideNoDefault,
  setDefaultValue,
  unsetDefaultValue,
} from '../../domain/index.ts';

/** B-193: whoever was the default of the list before is so no longer, and its history says so. */
const giveUpText = `update lookup_config set is_default = false, concurrency_stamp = gen_random_uuid(),
  last_modification_time = now(), last_modifier_id = current_actor()
  where type = $1 and parent_id is not distinct from $2::uuid and id <> $3::uuid
    and is_default and not is_deleted`;

export const defaultValueHandlers: readonly Handler[] = [
  handle(setDefaultValue, async ({ record, tx, commit }) => {
    const decision = decideDefault(record as unknown as Parameters<typeof decideDefault>[0]);
    if (decision.kind === 'accepted') {
      await tx.query(giveUpText, [record.type, record.parentId ?? null, record.id]);
    }
    return commit(record, decision);
  }),
  handle(unsetDefaultValue, ({ record, commit }) => commit(record, decideNoDefault())),
];
