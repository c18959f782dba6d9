import type { PlainDate } from '#kernel/domain';
import type { TableRows } from '#kernel/server';

/** Numbers as `next_number` would have given them, and where the series goes on. */
export function numbered<T extends { readonly id: string }>(
  prefix: string,
  items: readonly T[],
  dayOf: (item: T) => PlainDate,
  /** The last number of each year that is taken. */
  taken: ReadonlyMap<string, number> = new Map(),
): { readonly of: (id: string) => string; readonly series: (tenantId: string) => TableRows } {
  const last = new Map(taken);
  const numbers = new Map<string, string>();
  for (const item of items) {
    const year = dayOf(item).slice(0, 4);
    const next = (last.get(year) ?? 0) + 1;
    last.set(year, next);
    numbers.set(item.id, `${prefix}-${year}-${String(next).padStart(6, '0')}`);
  }
  return {
    of(id) {
      const found = numbers.get(id);
      if (!found) throw new Error(`No ${prefix} number for ${id}`);
      return found;
    },
    series: (tenantId) => ({
      table: 'number_series',
      rows: [...last].map(([year, count]) => ({
        tenant_id: tenantId,
        prefix,
        year: Number(year),
        last: count,
      })),
    }),
  };
}
