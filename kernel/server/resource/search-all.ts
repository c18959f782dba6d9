import { scopesFor, searchableResources, shortestSearch } from '#kernel/domain';
import type { Actor, AnyResource } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import type { Services } from '../services.ts';
import { directly } from './executor.ts';
import type { Executor } from './executor.ts';
import { parseListQuery } from './list-query.ts';
import { listStatements, searchPatterns } from './list-sql.ts';
import type { JsonText } from './operations.ts';

const recordsOfAKind = 10;
const looksAt = 1000;
/** A text that more records have is looked for in each kind on its own, so that none hides another. */
const mostHits = 2000;
const latestFirst = [{ key: 'lastModificationTime', descending: true }];

type Kind = { readonly resource: AnyResource; readonly ids?: readonly string[] };

/** The same walls as a lookup: tenant, scope, and what a lookup leaves out. */
function statementFor(actor: Actor, { resource, ids }: Kind, filterText: string): Statement {
  const asked = parseListQuery(resource, {
    isSelectionList: true,
    ...(!ids && { filterText }),
  });
  const query = { ...asked, sorts: latestFirst, take: recordsOfAKind };
  if (ids) query.ids = [...ids];
  // Who sees a few records of many may find theirs behind the first thousand.
  else if (scopesFor(actor, `${resource.name}.lookup`) === null) query.most = looksAt;
  return listStatements(actor, resource, query, 'lookup').page;
}

/** The kinds that have the text: one statement over the search index, and most texts have no kind. */
async function kindsWith(
  exec: Executor,
  resources: readonly AnyResource[],
  text: string,
): Promise<readonly Kind[]> {
  const { whole, word } = searchPatterns(text);
  const [found] = await exec.batch([
    {
      text: 'select resource, record_id as id from find_records($1::text[], $2, $3, $4::int)',
      values: [resources.map(({ name }) => name), whole, word, mostHits + 1],
      reads: true,
    },
  ]);
  const hits = (found?.rows ?? []) as { resource: string; id: string }[];
  if (hits.length > mostHits) return resources.map((resource) => ({ resource }));
  const ids = Map.groupBy(hits, ({ resource }) => resource);
  return resources.flatMap((resource) => {
    const own = ids.get(resource.name);
    return own ? [{ resource, ids: own.map(({ id }) => id) }] : [];
  });
}

/** Records of one kind that were found. */
export type FoundRecords = { readonly resource: string; readonly records: JsonText };

/** Records of every kind that the actor may open. */
export async function searchAll(
  services: Services,
  actor: Actor,
  text: string,
  requestId?: string,
): Promise<readonly FoundRecords[]> {
  if (text.length < shortestSearch) return [];
  const all = searchableResources(actor);
  const found = await Promise.all(
    (['tenant', 'host'] as const).map(async (tenancy) => {
      const resources = all.filter((resource) => resource.tenancy === tenancy);
      if (!resources.length) return [];
      const exec = directly(services, actor, resources[0], requestId);
      const kinds: readonly Kind[] =
        tenancy === 'tenant'
          ? await kindsWith(exec, resources, text)
          : resources.map((resource) => ({ resource }));
      if (!kinds.length) return [];
      const answers = await exec.batch(kinds.map((kind) => statementFor(actor, kind, text)));
      return kinds.flatMap(({ resource }, index) => {
        const records = answers[index]?.raw ?? '[]';
        return records === '[]' ? [] : [{ resource: resource.name, records }];
      });
    }),
  );
  return found.flat();
}
