import { scopesFor, searchableResources, shortestSearch } from '#kernel/domain';
import type { Actor, AnyResource } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import type { Services } from '../services.ts';
import { directly } from './executor.ts';
import { parseListQuery } from './list-query.ts';
import { listStatements } from './list-sql.ts';
import type { JsonText } from './operations.ts';

const recordsOfAKind = 10;
const looksAt = 1000;
const latestFirst = [{ key: 'lastModificationTime', descending: true }];

/** The same walls as a lookup: tenant, scope, and what a lookup leaves out. */
function statementFor(actor: Actor, resource: AnyResource, filterText: string): Statement {
  const asked = parseListQuery(resource, { isSelectionList: true, filterText });
  const query = { ...asked, sorts: latestFirst, take: recordsOfAKind };
  // Who sees a few records of many may find theirs behind the first thousand.
  const isWhole = scopesFor(actor, `${resource.name}.lookup`) === null;
  if (isWhole) query.most = looksAt;
  return listStatements(actor, resource, query, 'lookup').page;
}

/** Records of every kind that the actor may open: one round trip, or two for who sees host tables. */
export async function searchAll(
  services: Services,
  actor: Actor,
  text: string,
  requestId?: string,
): Promise<JsonText> {
  if (text.length < shortestSearch) return '{"items":[]}';
  const all = searchableResources(actor);
  const found = await Promise.all(
    (['tenant', 'host'] as const).map(async (tenancy) => {
      const kinds = all.filter((resource) => resource.tenancy === tenancy);
      if (!kinds.length) return [];
      const statements = kinds.map((resource) => statementFor(actor, resource, text));
      const answers = await directly(services, actor, kinds[0], requestId).batch(statements);
      return kinds.flatMap(({ name }, index) => {
        const records = answers[index]?.raw ?? '[]';
        return records === '[]' ? [] : [`{"resource":"${name}","records":${records}}`];
      });
    }),
  );
  return `{"items":[${found.flat().join(',')}]}`;
}
