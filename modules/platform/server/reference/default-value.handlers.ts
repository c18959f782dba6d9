import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  decideDefault,
  decideNoDefault,
  setDefaultValue,
  unsetDefaultValue,
} from '../../domain/index.ts';

const defaultsText = `select id from lookup_config
  where type = $1 and parent_id is not distinct from $2::uuid and id <> $3::uuid
    and is_default and not is_deleted`;

export const defaultValueHandlers: readonly Handler[] = [
  handle(setDefaultValue, async ({ record, tx, commit }) => {
    const { type, parentId, id } = record;
    const before = await tx.query<{ id: string }>(defaultsText, [type, parentId ?? null, id]);
    return commit(
      decideDefault(
        record,
        before.map((value) => value.id),
      ),
    );
  }),
  handle(unsetDefaultValue, ({ record, commit }) => commit(decideNoDefault(record))),
];
