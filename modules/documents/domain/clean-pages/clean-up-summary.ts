/** D-076: how many pages were empty, and groups of equal pages; the first of a group was kept. */
export type CleanUpSummary = {
  readonly emptyPages: number;
  readonly duplicatedPages: readonly (readonly number[])[];
};

export type RemovedPage = {
  /** Its number in the original. */
  readonly page: number;
  readonly reason: 'empty' | 'duplicate';
  /** The page that says the same and was kept. */
  readonly sameAs: number | null;
};

/** What was found in a file: pages are counted from 1. */
export type PageFindings = {
  readonly pages: number;
  readonly empty: readonly number[];
  readonly duplicates: readonly (readonly number[])[];
};

/** A file keeps at least one page: where all of them are empty, the first stays. */
export function removedPages({ pages, empty, duplicates }: PageFindings): RemovedPage[] {
  const removed: RemovedPage[] = [
    ...empty.map((page) => ({ page, reason: 'empty' as const, sameAs: null })),
    ...duplicates.flatMap(([first = 0, ...others]) =>
      others.map((page) => ({ page, reason: 'duplicate' as const, sameAs: first })),
    ),
  ].toSorted((a, b) => a.page - b.page);
  return removed.length < pages ? removed : removed.filter(({ page }) => page !== 1);
}

export function summaryOf(removed: readonly RemovedPage[]): CleanUpSummary {
  const groups = Map.groupBy(
    removed.filter(({ reason }) => reason === 'duplicate'),
    ({ sameAs }) => sameAs ?? 0,
  );
  return {
    emptyPages: removed.filter(({ reason }) => reason === 'empty').length,
    duplicatedPages: [...groups].map(([first, others]) => [
      first,
      ...others.map(({ page }) => page),
    ]),
  };
}

export const pagesKept = (
  pages: number,
  removed: readonly Pick<RemovedPage, 'page'>[],
): number[] => {
  const gone = new Set(removed.map(({ page }) => page));
  return Array.from({ length: pages }, (_, at) => at + 1).filter((page) => !gone.has(page));
};
