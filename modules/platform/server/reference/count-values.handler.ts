import { handle } from '#kernel/server';
import { countValues } from '../../domain/index.ts';
import type { ValueCount } from '../../domain/index.ts';

export const countValuesHandler = handle(countValues, async ({ tx }) => ({
  items: await tx.query<ValueCount>(
    `select type, count(*)::int as total, (count(*) filter (where is_active))::int as active
     from lookup_config where not is_deleted group by type order by type`,
  ),
}));
