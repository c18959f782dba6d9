import type { FastifyRequest } from 'fastify';
import type { AnyResource, ImportReport } from '#kernel/domain';
import { importTask, seenBy } from '#kernel/domain';
import { contextOf } from '../../db/context.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { performAtOnce } from '../../tasks/perform-at-once.ts';
import { bindTask } from '../../tasks/task-work.ts';
import { databaseFor } from '../executor.ts';
import { withTenantLabels } from '../export/tenant-vocabulary.ts';
import { touched } from '../operations.ts';
import { checkRows } from './check-rows.ts';
import type { Importer } from './check-rows.ts';
import { importOutcome, importSummary } from './import-outcome.ts';
import { importPart, importReport } from './import-part.ts';
import { importOrder } from './import-order.ts';
import type { ImportOrder } from './import-order.ts';

/**
 * G-124. The browser reads the spreadsheet and sends its rows as JSON, so that the server never
 * unpacks an archive (decision 15). A dry run reports; without one it is all rows or none, unless
 * the good ones are asked for.
 */
export async function importRecords(
  services: Services,
  request: FastifyRequest,
  resource: AnyResource,
): Promise<ImportReport> {
  const order = importOrder(request.body);
  const { actor } = request;
  const database = databaseFor(services, actor, resource);
  const context = contextOf(actor, request.id);
  if (order.dryRun) {
    const checked = await database.snapshot(context, (tx) =>
      checkRows(tx, { services, actor, resource: seenBy(actor, resource) }, order.rows),
    );
    return importReport(order, checked, { imported: 0, skipped: 0, batchId: null });
  }
  const result = await database.transaction(context, (tx) =>
    importAtOnce(tx, { services, actor, resource }, order),
  );
  touched(actor.tenantId, resource);
  return result;
}

/** A sheet that fits one request is a task that ends within it. */
async function importAtOnce(tx: Tx, importer: Importer, order: ImportOrder): Promise<ImportReport> {
  const { services, actor, resource } = importer;
  const { fileName, skipTwins, rows } = order;
  let report: ImportReport | undefined;
  const work = bindTask(importTask, async (run) => {
    await run.step(async ({ tx: own }) => {
      report = await importPart(own, importer, order);
      return { done: rows.length, ...importOutcome(resource, report, null) };
    });
    return importSummary(run.value, rows.length);
  });
  await performAtOnce(tx, importer, work, {
    resource: resource.name,
    title: withTenantLabels(services, actor, resource).label[1],
    detail: fileName,
    input: { fileName, skipTwins },
    total: rows.length,
  });
  if (!report) throw new Error('The import has no report');
  return report;
}
