import type { Tx } from '#kernel/server';
import { tableOf } from '#kernel/server';
import type { CaseRecord, CaseType } from '../../domain/index.ts';

export const camel = (column: string): string =>
  column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A case as the server's own work sees it: nobody's rights are asked. Null: it is gone. */
export async function storedCase(tx: Tx, type: CaseType, id: string): Promise<CaseRecord | null> {
  const [row] = await tx.query<{ values: Record<string, unknown> }>(
    `select to_jsonb(t) - 'search_text' as values from ${tableOf(type.resource)} t
     where t.id = $1::uuid and not t.is_deleted`,
    [id],
  );
  if (!row) return null;
  return Object.fromEntries(
    Object.entries(row.values).map(([column, value]) => [camel(column), value]),
  ) as object as CaseRecord;
}
