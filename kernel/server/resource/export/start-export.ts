import type { Actor, AnyResource } from '#kernel/domain';
import { exportTask } from '#kernel/domain';
import { contextOf } from '../../db/context.ts';
import type { Services } from '../../services.ts';
import { startTask } from '../../tasks/start-task.ts';
import { countFilteredSet } from './filtered-set.ts';
import { exportQuery } from './export-query.ts';
import { withTenantLabels } from './tenant-vocabulary.ts';

type Request = { readonly query: unknown; readonly body: unknown; readonly id: string };

const noFilter = new Set(['filterText', 'sorting', 'skipCount', 'maxResultCount']);

/** `“harbour” and 2 filters`. */
function searchWords(query: Readonly<Record<string, unknown>>): string {
  const text = String(query['filterText'] ?? '').trim();
  const count = Object.keys(query).filter((key) => !noFilter.has(key)).length;
  return [
    ...(text ? [`“${text}”`] : []),
    ...(count ? [`${count} ${count === 1 ? 'filter' : 'filters'}`] : []),
  ].join(' and ');
}

/** B-176. What cannot be exported is refused before there is a task. */
export async function startExport(
  services: Services,
  actor: Actor,
  resource: AnyResource,
  request: Request,
): Promise<{ id: string }> {
  const { query, columns } = exportQuery(actor, resource, request.query, request.body);
  const total = await countFilteredSet(services, actor, resource, query);
  const given = (request.query ?? {}) as Record<string, unknown>;
  return services.db.transaction(contextOf(actor, request.id), (tx) =>
    startTask(
      tx,
      { services, actor },
      {
        task: exportTask,
        resource: resource.name,
        title: withTenantLabels(services, actor, resource).label[1],
        detail: searchWords(given),
        input: { query: given, columns },
        total,
      },
    ),
  );
}
