import type { Actor, AnyResource } from '#kernel/domain';
import { contextOf } from '../../db/context.ts';
import type { Tx } from '../../db/database.ts';
import { Refused } from '../../refused.ts';
import type { Services } from '../../services.ts';
import { databaseFor } from '../executor.ts';
import type { ListQuery } from '../list-query.ts';
import { idsStatement, listStatements } from '../list-sql.ts';

/** B-151, K-036. */
export const rowsPerFile = 500;

export type FilteredSet = {
  readonly total: number;
  /** JSON of at most 500 records each; a set without records has no page. */
  readonly pages: AsyncIterable<FilteredPage>;
};
export type FilteredPage = {
  readonly json: string;
  readonly ids: readonly string[];
};

/** Every page is of one moment: what others write meanwhile is neither seen nor missed. */
export function readFilteredSet<T>(
  services: Services,
  actor: Actor,
  resource: AnyResource,
  query: ListQuery,
  work: (set: FilteredSet) => Promise<T>,
): Promise<T> {
  const database = databaseFor(services, actor, resource);
  return database.snapshot(contextOf(actor), async (tx) => {
    const { count } = listStatements(actor, resource, query, 'export');
    const ids = idsStatement(actor, resource, query);
    const [counted] = await tx.batch([
      count,
      { ...ids, text: `declare wanted no scroll cursor for ${ids.text}` },
    ]);
    const total = Number(counted?.rows[0]?.total ?? 0);
    refuseMoreThan(services.config.exportMaxRows, total);
    return work({ total, pages: pagesOf(tx, actor, resource, query) });
  });
}

async function* pagesOf(
  tx: Tx,
  actor: Actor,
  resource: AnyResource,
  query: ListQuery,
): AsyncGenerator<FilteredPage> {
  for (;;) {
    const found = await tx.query<{ id: string }>(`fetch ${rowsPerFile} from wanted`);
    if (!found.length) return;
    const ids = found.map((row) => row.id);
    // The same order on the same snapshot: sorting the page again keeps its place in the whole.
    const chosen = { ...query, filters: [], filterText: '', ids, skip: 0, take: rowsPerFile };
    const [page] = await tx.batch([listStatements(actor, resource, chosen, 'export').page]);
    yield { json: page?.raw ?? '[]', ids };
    if (found.length < rowsPerFile) return;
  }
}

/** How many records the export would have now. */
export async function countFilteredSet(
  services: Services,
  actor: Actor,
  resource: AnyResource,
  query: ListQuery,
): Promise<number> {
  const { count } = listStatements(actor, resource, query, 'export');
  const database = databaseFor(services, actor, resource);
  const [counted] = await database.batch(contextOf(actor), [count]);
  const total = Number(counted?.rows[0]?.total ?? 0);
  refuseMoreThan(services.config.exportMaxRows, total);
  return total;
}

function refuseMoreThan(most: number, total: number): void {
  if (total <= most) return;
  const figure = (number: number) => number.toLocaleString('en-AU');
  throw new Refused('exportTooLarge', {
    message: `This search finds ${figure(total)} records; at most ${figure(most)} can be exported at once. Please narrow the search.`,
  });
}
