import type { Tx } from '#kernel/server';
import { tableOf } from '#kernel/server';
import type { CaseRecord, CaseType } from '../../domain/index.ts';

export const camel = (column: string): string =>
  column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Cases as the server's own work sees them: nobody's rights are asked. */
export async function storedCases(
  tx: Tx,
  type: CaseType,
  ids: readonly string[],
): Promise<readonly CaseRecord[]> {
  const rows = await tx.query<{ values: Record<string, unknown> }>(
    `select to_jsonb(t) - 'search_text' as values from ${tableOf(type.resource)} t
     where t.id = any ($1::uuid[]) and not t.is_deleted order by t.id`,
    [ids],
  );
  return rows.map(
    ({ values }) =>
      Object.fromEntries(
        Object.entries(values).map(([column, value]) => [camel(column), value]),
      ) as object as CaseRecord,
  );
}

/** Null: it is gone. */
export const storedCase = async (tx: Tx, type: CaseType, id: string): Promise<CaseRecord | null> =>
  (await storedCases(tx, type, [id]))[0] ?? null;
