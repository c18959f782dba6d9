import type { PlainDate } from '#kernel/domain';
import { ndisServiceItem } from '../settings/ndis-service-item.resource.ts';
import type { CatalogueItem, ClaimMarks } from './read-catalogue.ts';

export type StoredItem = {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly price: string | null;
  readonly isActive: boolean;
  /** The day from which its price holds. */
  readonly from: PlainDate | null;
  /** Of the NDIS. */
  readonly allows?: ClaimMarks;
};

/** What may be claimed for it and was not, or the other way round. */
const marksThatDiffer = ({ allows: before }: StoredItem, { allows = {} }: CatalogueItem) =>
  Object.entries(allows).filter(([name, isAllowed]) => {
    return before !== undefined && before[name as keyof ClaimMarks] !== isAllowed;
  });

export type PriceDifference = {
  readonly added: readonly CatalogueItem[];
  readonly changed: readonly { readonly before: StoredItem; readonly after: CatalogueItem }[];
  readonly ended: readonly StoredItem[];
  readonly same: number;
};

/** What a catalogue would change. An item that ended and comes again is a changed one. */
export function comparePrices(
  stored: readonly StoredItem[],
  items: readonly CatalogueItem[],
): PriceDifference {
  const known = new Map(stored.map((item) => [item.number, item]));
  const listed = new Set(items.map(({ number }) => number));
  const both = items.flatMap((after) => {
    const before = known.get(after.number);
    return before ? [{ before, after }] : [];
  });
  const changed = both.filter(
    ({ before, after }) =>
      before.price !== after.price ||
      before.name !== after.name ||
      !before.isActive ||
      marksThatDiffer(before, after).length > 0,
  );
  return {
    added: items.filter(({ number }) => !known.has(number)),
    changed,
    ended: stored.filter(({ number, isActive }) => isActive && !listed.has(number)),
    same: both.length - changed.length,
  };
}

/** What changes besides the price, in words. */
export const otherChanges = (before: StoredItem, after: CatalogueItem): readonly string[] => [
  ...(before.isActive ? [] : ['In force again']),
  ...(before.name === after.name ? [] : [`Was named ${before.name}`]),
  ...marksThatDiffer(before, after).map(
    ([name, isAllowed]) =>
      `${ndisServiceItem.fields[name as keyof ClaimMarks].label}: ${isAllowed ? 'yes' : 'no more'}`,
  ),
];

/** Two comparisons that would do the same have the same mark. */
export function markOf({ added, changed, ended }: PriceDifference): string {
  const lines = [
    ...added.map(({ number, price }) => `+${number}=${price}`),
    ...changed.map(({ before, after }) => {
      const marks = marksThatDiffer(before, after).join();
      return `~${after.number}=${before.price}>${after.price}${marks}`;
    }),
    ...ended.map(({ number }) => `-${number}`),
  ].toSorted();
  let sum = 5381;
  for (const letter of lines.join('|'))
    sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) % 4294967296;
  return `${lines.length}-${sum.toString(16)}`;
}
