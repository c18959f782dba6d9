import type { Actor, AnyResource } from '#kernel/domain';
import { dayIn, formatsOf } from '#kernel/domain';
import { contextOf } from '../../db/context.ts';
import type { Services } from '../../services.ts';
import type { FileAnswer } from '../workbook.ts';
import { xlsxType } from '../workbook.ts';
import type { FilteredSet } from './filtered-set.ts';
import type { SheetOrder } from './sheet.ts';
import { openSheetWriter } from './sheet-writer.ts';
import { withTenantLabels } from './tenant-vocabulary.ts';

type Order = {
  readonly services: Services;
  readonly actor: Actor;
  readonly resource: AnyResource;
  readonly columns: readonly string[];
  readonly now: Date;
};

/** G-133: `CompanyList_2026-03-05`, by the calendar of the one who asked. */
export function exportName({ services, actor, resource, now }: Omit<Order, 'columns'>): string {
  const [one] = withTenantLabels(services, actor, resource).label;
  const list = `${one.replace(/\W+/g, '')}List`;
  return `${list}_${dayIn(formatsOf(actor).zone, now)}`;
}

/** B-151: one file for every 500 records; at least one, so that nothing found is a file too. */
export async function* exportFiles(set: FilteredSet, order: Order): AsyncGenerator<FileAnswer> {
  const { services, actor, columns } = order;
  const resource = withTenantLabels(services, actor, order.resource);
  const shared: Omit<SheetOrder, 'json'> = {
    title: resource.label[1],
    fields: resource.fields,
    columns,
    formats: formatsOf(actor),
  };
  const writer = openSheetWriter();
  let files = 0;
  const fileOf = async (json: string): Promise<FileAnswer> => ({
    name: `${exportName(order)}_${(files += 1)}.xlsx`,
    contentType: xlsxType,
    body: await writer.write({ ...shared, json }),
  });
  try {
    for await (const { json, ids } of set.pages) {
      const shown = [{ resource: resource.name, ids, isOneKind: true }];
      const read = { operation: 'export', resource: resource.name };
      await services.readLog.recordShown(contextOf(actor), read, shown);
      yield await fileOf(json);
    }
    if (!files) yield await fileOf('[]');
  } finally {
    await writer.close();
  }
}
