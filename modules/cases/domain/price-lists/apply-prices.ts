import { accept, addDays, change, changeAll, create, refuse } from '#kernel/domain';
import type { Decision, PlainDate, Write } from '#kernel/domain';
import { amaServiceFee } from '../settings/ama-service-fee.resource.ts';
import { ndisServiceItem } from '../settings/ndis-service-item.resource.ts';
import type { PriceDifference, StoredItem } from './compare.ts';
import { markOf } from './compare.ts';
import { listedPrice } from './listed-price.resource.ts';
import type { PriceList } from './listed-price.resource.ts';
import type { CatalogueItem } from './read-catalogue.ts';

export type Applying = {
  readonly list: PriceList;
  readonly effectiveFrom: PlainDate;
  /** Of the comparison that the person has seen. */
  readonly mark: string;
  /** Rows of prices that still hold, by item. */
  readonly open: ReadonlyMap<string, { readonly id: string; readonly from: PlainDate }>;
};

const itemValues = (item: CatalogueItem) => ({
  name: item.name,
  isActive: true,
});

function added(item: CatalogueItem, { list, effectiveFrom }: Applying): Write {
  const { number, price, unitCode = 'E', priceType = 'priceLimited' } = item;
  return list === 'ndis'
    ? create(ndisServiceItem, {
        ...itemValues(item),
        ...{ supportItemNumber: number, unitCode, priceType, ...item.allows },
        priceLimit: price,
        startDate: effectiveFrom,
      })
    : create(amaServiceFee, {
        ...itemValues(item),
        ...{ itemNumber: number, mbsItem: item.mbsItem ?? null },
        fee: price ?? '0.00',
        effectiveFrom,
      });
}

function updated(
  before: StoredItem,
  item: CatalogueItem,
  { list, effectiveFrom }: Applying,
): Write {
  const from = before.price === item.price ? (before.from ?? effectiveFrom) : effectiveFrom;
  return list === 'ndis'
    ? change(ndisServiceItem, before.id, {
        ...itemValues(item),
        ...{ priceLimit: item.price, startDate: from, endDate: null, ...item.allows },
      })
    : change(amaServiceFee, before.id, {
        ...itemValues(item),
        ...{ fee: item.price ?? '0.00', effectiveFrom: from },
      });
}

/** The price before ends the day before; one that began on the same day is put right. */
function priceRows(
  { list, effectiveFrom, open }: Applying,
  number: string,
  price: string | null,
  before?: StoredItem,
): readonly Write[] {
  const row = open.get(number);
  const lastDay = addDays(effectiveFrom, -1);
  if (row && row.from >= effectiveFrom)
    return [change(listedPrice, row.id, { price, effectiveTo: null })];
  const next = create(listedPrice, {
    ...{ list, itemNumber: number, price, effectiveFrom },
    effectiveTo: null,
  });
  if (row) return [change(listedPrice, row.id, { effectiveTo: lastDay }), next];
  const past =
    before?.from && before.from < effectiveFrom
      ? [
          create(listedPrice, {
            ...{ list, itemNumber: number, price: before.price },
            effectiveFrom: before.from,
            effectiveTo: lastDay,
          }),
        ]
      : [];
  return [...past, next];
}

function endings(ended: readonly StoredItem[], applying: Applying): readonly Write[] {
  if (!ended.length) return [];
  const { list, effectiveFrom, open } = applying;
  const ids = ended.map(({ id }) => id);
  const effectiveTo = addDays(effectiveFrom, -1);
  const rows = ended.flatMap(({ number }) => open.get(number)?.id ?? []);
  return [
    list === 'ndis'
      ? changeAll(ndisServiceItem, ids, { isActive: false, endDate: effectiveTo })
      : changeAll(amaServiceFee, ids, { isActive: false }),
    ...(rows.length ? [changeAll(listedPrice, rows, { effectiveTo })] : []),
  ];
}

/** All of it or nothing, and only what was shown before. */
export function decidePriceList(difference: PriceDifference, applying: Applying): Decision {
  if (markOf(difference) !== applying.mark) return refuse('priceListDiffers');
  const { added: news, changed, ended } = difference;
  return accept(
    news.map((item) => [added(item, applying), ...priceRows(applying, item.number, item.price)]),
    changed.map(({ before, after }) => [
      updated(before, after, applying),
      ...(before.price === after.price && before.isActive
        ? []
        : priceRows(applying, after.number, after.price, before)),
    ]),
    endings(ended, applying),
  );
}
