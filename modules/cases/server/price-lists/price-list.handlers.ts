import { exact } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { handle, Refused } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  applyPriceList,
  comparePriceList,
  comparePrices,
  decidePriceList,
  markOf,
  otherChanges,
  readCatalogue,
} from '../../domain/index.ts';
import type { PriceList, StoredItem } from '../../domain/index.ts';

const mostRows = 20_000;

const storedTexts: Readonly<Record<PriceList, string>> = {
  ndis: `select id::text as id, support_item_number as number, name, price_limit::text as price,
      is_active as "isActive", start_date::text as "from",
      json_build_object('allowsNonFace', allows_non_face, 'allowsTravel', allows_travel,
        'allowsCancellation', allows_cancellation, 'allowsReport', allows_report) as allows
    from ndis_service_items where not is_deleted order by support_item_number for update`,
  ama: `select id::text as id, item_number as number, name, fee::text as price, is_active as "isActive",
      effective_from::text as "from"
    from ama_service_fee where not is_deleted order by item_number for update`,
};
const openText = `select id::text as id, item_number as number, effective_from::text as "from"
  from listed_prices where list = $1 and effective_to is null and not is_deleted`;

type Input = {
  readonly list: PriceList;
  readonly rows: unknown;
  readonly priceColumn?: string | null;
};

/** Cells of a sheet may come as figures. */
function sheetOf(rows: unknown): readonly (readonly string[])[] {
  if (!Array.isArray(rows) || rows.length > mostRows || !rows.every(Array.isArray))
    throw new Refused('priceListNotRows');
  return rows.map((row: readonly unknown[]) =>
    row.map((cell) =>
      typeof cell === 'number' ? exact(cell).toString() : typeof cell === 'string' ? cell : '',
    ),
  );
}

async function differenceOf(tx: Tx, { list, rows, priceColumn }: Input) {
  const catalogue = readCatalogue(list, sheetOf(rows), priceColumn ?? 'National');
  const stored = await tx.query<StoredItem>(storedTexts[list]);
  return { ...catalogue, difference: comparePrices(stored, catalogue.items) };
}

const lineOf = ({ number, name, price }: Pick<StoredItem, 'number' | 'name' | 'price'>) => ({
  number,
  name,
  price,
});

async function openPrices(tx: Tx, list: PriceList) {
  const rows = await tx.query<{ id: string; number: string; from: PlainDate }>(openText, [list]);
  return new Map(rows.map(({ number, id, from }) => [number, { id, from }]));
}

export const priceListHandlers: readonly Handler[] = [
  handle(comparePriceList, async ({ tx, input }) => {
    const { difference, faults } = await differenceOf(tx, input);
    const { added, changed, ended, same } = difference;
    return {
      added: added.map(lineOf),
      changed: changed.map(({ before, after }) => ({
        ...lineOf(after),
        oldPrice: before.price,
        oldName: before.name,
        others: otherChanges(before, after),
      })),
      ended: ended.map(lineOf),
      same,
      faults: faults.slice(0, 200),
      mark: markOf(difference),
    };
  }),
  handle(applyPriceList, async ({ tx, input, write }) => {
    const { list, effectiveFrom, mark } = input;
    const { difference, faults } = await differenceOf(tx, input);
    const [fault] = faults;
    if (fault)
      throw new Refused('priceListUnreadable', {
        values: { row: fault.row, fault: fault.message },
      });
    const open = await openPrices(tx, list);
    await write(decidePriceList(difference, { list, effectiveFrom, mark, open }));
    const { added, changed, ended } = difference;
    return { added: added.length, changed: changed.length, ended: ended.length };
  }),
];
