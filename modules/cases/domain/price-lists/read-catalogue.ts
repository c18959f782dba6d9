import { exact, toCents } from '#kernel/domain';
import { ndisPriceTypes, ndisUnitCodes } from '../settings/ndis-service-item.resource.ts';
import type { PriceList } from './listed-price.resource.ts';

/** Columns of the NDIS support catalogue that say what else may be claimed for an item. */
const claimMarks = {
  allowsNonFace: 'nonfacetofacesupportprovision',
  allowsTravel: 'providertravel',
  allowsCancellation: 'shortnoticecancellations',
  allowsReport: 'ndiarequestedreports',
} as const;

export type ClaimMarks = Readonly<Record<keyof typeof claimMarks, boolean>>;
const markNames = Object.keys(claimMarks) as (keyof ClaimMarks)[];

export type CatalogueItem = {
  readonly number: string;
  readonly name: string;
  /** None: the price is agreed each time. */
  readonly price: string | null;
  /** Of the NDIS. */
  readonly unitCode?: keyof typeof ndisUnitCodes;
  readonly priceType?: keyof typeof ndisPriceTypes;
  /** Of these, what the catalogue says; it may leave a column out. */
  readonly allows?: Partial<ClaimMarks>;
  /** Of the AMA. */
  readonly mbsItem?: string | null;
};

export type Catalogue = {
  readonly items: readonly CatalogueItem[];
  readonly faults: readonly { readonly row: number; readonly message: string }[];
};

/** Up to 2025-26 the NDIS has a column for each state; a National one may take their place. */
export const ndisPriceColumns = [
  'National',
  'ACT',
  'NSW',
  'NT',
  'QLD',
  'SA',
  'TAS',
  'VIC',
  'WA',
  'Remote',
  'Very Remote',
] as const;

const bare = (text: string): string => text.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

const heads: Readonly<Record<PriceList, Readonly<Record<string, readonly string[]>>>> = {
  ndis: {
    number: ['supportitemnumber'],
    name: ['supportitemname'],
    unit: ['unit'],
    type: ['type'],
    ...Object.fromEntries(markNames.map((name) => [name, [claimMarks[name]]])),
  },
  ama: {
    number: ['amaitem', 'amaitemnumber', 'itemnumber', 'item'],
    name: ['service', 'name', 'description', 'itemdescription'],
    price: ['fee', 'amafee', 'price'],
    mbs: ['mbsitem', 'mbsitemnumber', 'mbs'],
  },
};

type Sheet = readonly (readonly string[])[];
type Columns = Readonly<Record<string, number>>;

function columnsOf(list: PriceList, head: readonly string[], priceColumn: string): Columns {
  const names = head.map(bare);
  const found = Object.entries(heads[list]).map(
    ([key, words]) => [key, names.findIndex((name) => words.includes(name))] as const,
  );
  const own = list === 'ndis' ? [['price', names.indexOf(bare(priceColumn))] as const] : [];
  return Object.fromEntries([...found, ...own]);
}

/** The row that names the columns: some catalogues begin with a title. */
const headRow = (list: PriceList, sheet: Sheet): number =>
  sheet.findIndex((row) => {
    const { number = -1, name = -1 } = columnsOf(list, row, '');
    return number >= 0 && name >= 0;
  });

/** `$1,234.50` and `1234.5`; null is no price, undefined no figure. */
export function readPrice(text: string): string | null | undefined {
  const plain = text.replaceAll(/[$,\s]/g, '');
  if (plain === '' || plain === '-') return null;
  return /^\d{1,9}(\.\d{1,4})?$/.test(plain) ? toCents(exact(plain)) : undefined;
}

const keyOf = <T extends string>(choices: Readonly<Record<T, string>>, text: string) =>
  (Object.keys(choices) as T[]).find(
    (key) => bare(key) === bare(text) || bare(choices[key]) === bare(text),
  );

/** Y or N; an empty cell says nothing. */
const marksOf = (at: (key: string) => string): Partial<ClaimMarks> =>
  Object.fromEntries(
    markNames
      .filter((name) => at(name) !== '')
      .map((name) => [name, at(name).toUpperCase().startsWith('Y')]),
  );

function itemOf(list: PriceList, at: (key: string) => string): CatalogueItem | string {
  const [number, name, price] = [at('number'), at('name'), readPrice(at('price'))];
  if (!name) return `${number} has no name.`;
  if (price === undefined) return `${number}: “${at('price')}” is no price.`;
  if (list === 'ama') {
    if (price === null) return `${number} has no fee.`;
    return { number, name, price, mbsItem: at('mbs') || null };
  }
  const unitCode = keyOf(ndisUnitCodes, at('unit'));
  const priceType = keyOf(ndisPriceTypes, at('type'));
  if (!unitCode) return `${number}: the unit “${at('unit')}” is not known.`;
  if (!priceType) return `${number}: the type “${at('type')}” is not known.`;
  return { number, name, price, unitCode, priceType, allows: marksOf(at) };
}

/** The items of a catalogue as it is published, and what of it cannot be read. */
export function readCatalogue(list: PriceList, sheet: Sheet, priceColumn: string): Catalogue {
  const head = headRow(list, sheet);
  const columns = columnsOf(list, sheet[head] ?? [], priceColumn);
  if (head < 0)
    return { items: [], faults: [{ row: 1, message: 'No row names the item and its name.' }] };
  if ((columns['price'] ?? -1) < 0)
    return {
      items: [],
      faults: [{ row: head + 1, message: 'The column of the price is missing.' }],
    };
  const items: CatalogueItem[] = [];
  const faults: { row: number; message: string }[] = [];
  const seen = new Set<string>();
  for (const [index, row] of sheet.entries()) {
    const at = (key: string) => (row[columns[key] ?? -1] ?? '').trim();
    if (index <= head || !at('number')) continue;
    const item = itemOf(list, at);
    if (typeof item === 'string') faults.push({ row: index + 1, message: item });
    else if (seen.has(item.number))
      faults.push({ row: index + 1, message: `${item.number} stands in the list twice.` });
    else items.push(item);
    seen.add(at('number'));
  }
  return { items, faults };
}
