import { refuse } from '#kernel/domain';
import type { Refused } from '#kernel/domain';

/** One page of a new file: its number in the original, and how far it is turned to the right. */
export type ArrangedPage = { readonly page: number; readonly turn?: number };

/** One new file. Without a name it is called after its original. */
export type ArrangedPart = { readonly name?: string; readonly pages: readonly ArrangedPage[] };

export const turns = [0, 90, 180, 270] as const;
const mostParts = 50;
const mostPages = 10_000;

const isPage = (given: unknown): given is ArrangedPage => {
  const { page, turn = 0 } = (given ?? {}) as { page?: unknown; turn?: unknown };
  return Number.isInteger(page) && Number(page) >= 1 && turns.some((one) => one === turn);
};

const isPart = (given: unknown): given is ArrangedPart => {
  const { name, pages } = (given ?? {}) as { name?: unknown; pages?: unknown };
  const isNamed = name === undefined || (typeof name === 'string' && name.length <= 200);
  return isNamed && Array.isArray(pages) && pages.length > 0 && pages.every(isPage);
};

/** What a caller wants made of a file: each part becomes a file of its own. */
export function readParts(given: unknown): readonly ArrangedPart[] | Refused {
  const isList = Array.isArray(given) && given.length > 0 && given.length <= mostParts;
  if (!isList || !given.every(isPart)) return refuse('choosePages');
  const parts = given as readonly ArrangedPart[];
  const count = parts.reduce((sum, { pages }) => sum + pages.length, 0);
  if (count > mostPages) return refuse('choosePages');
  return parts.map(({ name, pages }) => ({
    ...(name?.trim() && { name: name.trim() }),
    pages: pages.map(({ page, turn = 0 }) => ({ page, turn })),
  }));
}

/** `report.pdf` becomes `report (pages 2-4).pdf`. */
export function partName(original: string, { name, pages }: ArrangedPart): string {
  if (name) return /\.pdf$/i.test(name) ? name : `${name}.pdf`;
  return nameWith(original, `pages ${pageRanges(pages.map(({ page }) => page))}`);
}

/** A word in brackets before the ending. */
export const nameWith = (original: string, word: string): string =>
  `${original.replace(/\.[a-z0-9]{1,8}$/i, '').slice(0, 150)} (${word}).pdf`;

const mostRanges = 4;

/** `1-3, 7`; a long list ends in dots. */
export function pageRanges(pages: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === page) last[1] = page;
    else ranges.push([page, page]);
  }
  const texts = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`));
  return texts.length > mostRanges
    ? `${texts.slice(0, mostRanges).join(', ')}, …`
    : texts.join(', ');
}
