import type { ImportFault, ImportReport } from '#kernel/domain';
import { seenBy } from '#kernel/domain';
import { writeBySystem } from '../../action/commit.ts';
import type { Tx } from '../../db/database.ts';
import { invalid } from '../../refused.ts';
import { withRules } from '../../rule/with-rules.ts';
import { newId } from '../ids.ts';
import { keepBatch, writtenRows } from './batches.ts';
import { checkRows } from './check-rows.ts';
import type { CheckedRows, Importer } from './check-rows.ts';
import { insertRows, newRecord } from './insert-rows.ts';
import type { ImportOrder } from './import-order.ts';

/** Enough to mend a sheet with; a sheet of which every cell is wrong is another sheet. */
const mostFaults = 2000;

/** Writes the rows in this transaction: all of them or none, unless the good ones are asked for. */
export async function importPart(
  tx: Tx,
  { services, actor, resource }: Importer,
  order: ImportOrder,
): Promise<ImportReport> {
  const importer = { services, actor, resource: seenBy(actor, resource) };
  const checked = await checkRows(tx, importer, order.rows, { withTwins: order.skipTwins });
  if (checked.faults.length && !order.validOnly) throw invalid(toErrors(order, checked.faults));
  const batchId = order.batchId ?? newId();
  const before = order.batchId ? await writtenRows(tx, batchId) : new Set<number>();
  const twins = new Set(order.skipTwins ? checked.twins.map(({ row }) => row) : []);
  const good = checked.values.flatMap((values, index) =>
    values ? [newRecord(order.firstRow + index, values)] : [],
  );
  const wanted = good.filter(({ number }) => !twins.has(number - order.firstRow + 1));
  const records = wanted.filter(({ number }) => !before.has(number));
  if (records.length) {
    const ids = records.map(({ id }) => id);
    const touched = { resource: resource.name, kind: 'create', ids } as const;
    await withRules(
      { tx, actor, services, choices: {}, commit: writeBySystem, isEdit: true },
      [touched],
      () => tx.batch(insertRows(resource, records)),
    );
    await keepBatch(tx, resource, { id: batchId, fileName: order.fileName }, records);
  }
  const skipped = good.length - wanted.length;
  return importReport(order, checked, {
    imported: wanted.length,
    skipped,
    batchId: wanted.length ? batchId : null,
  });
}

type Written = Pick<ImportReport, 'imported' | 'skipped' | 'batchId'>;

/** Rows are counted as in the sheet. */
export function importReport(
  { rows, firstRow }: ImportOrder,
  { values, faults, twins }: CheckedRows,
  written: Written,
): ImportReport {
  const inSheet = <T extends { readonly row: number }>(one: T): T => ({
    ...one,
    row: one.row + firstRow - 1,
  });
  return {
    total: rows.length,
    valid: values.filter((one) => one !== null).length,
    ...written,
    faults: faults.slice(0, mostFaults).map(inSheet),
    twins: twins.map((twin) => {
      const placed = inSheet(twin);
      return twin.earlierRow === undefined
        ? placed
        : { ...placed, earlierRow: twin.earlierRow + firstRow - 1 };
    }),
  };
}

const toErrors = ({ firstRow }: ImportOrder, faults: readonly ImportFault[]) =>
  faults.slice(0, 200).map(({ row, column, message }) => ({
    message: `Row ${row + firstRow - 1}: ${message}`,
    members: [`rows.${row - 1}.${column}`],
  }));
