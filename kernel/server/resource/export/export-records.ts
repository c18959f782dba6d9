import type { Actor, AnyResource } from '#kernel/domain';
import type { Services } from '../../services.ts';
import { bundleFiles } from '../workbook.ts';
import type { FileAnswer } from '../workbook.ts';
import { exportFiles, exportName } from './export-files.ts';
import { readFilteredSet } from './filtered-set.ts';
import { exportQuery } from './export-query.ts';

/** The answer of the spec: the file itself, while the caller waits. */
export function exportRecords(
  services: Services,
  actor: Actor,
  resource: AnyResource,
  rawQuery: unknown,
  body: unknown,
): Promise<FileAnswer> {
  const { query, columns } = exportQuery(actor, resource, rawQuery, body);
  const order = { services, actor, resource, columns, now: services.now() };
  return readFilteredSet(services, actor, resource, query, async (set) => {
    const files: FileAnswer[] = [];
    for await (const file of exportFiles(set, order)) files.push(file);
    return bundleFiles(`${exportName(order)}.zip`, files);
  });
}
