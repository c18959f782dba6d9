/** One page of the file to be made, by its number in the original. */
export type Sheet = { readonly key: number; readonly page: number; readonly turn: number };

export type Arrangement = {
  readonly sheets: readonly Sheet[];
  readonly chosen: ReadonlySet<number>;
};

export const arrangementOf = (pages: number): Arrangement => ({
  sheets: Array.from({ length: pages }, (_, at) => ({ key: at, page: at + 1, turn: 0 })),
  chosen: new Set(),
});

export function toggle({ sheets, chosen }: Arrangement, key: number): Arrangement {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return { sheets, chosen: next };
}

export const turnChosen = ({ sheets, chosen }: Arrangement, by: 90 | -90): Arrangement => ({
  chosen,
  sheets: sheets.map((sheet) =>
    chosen.has(sheet.key) ? { ...sheet, turn: (sheet.turn + by + 360) % 360 } : sheet,
  ),
});

/** A file keeps at least one page. */
export function leaveOutChosen({ sheets, chosen }: Arrangement): Arrangement {
  const left = sheets.filter(({ key }) => !chosen.has(key));
  return left.length ? { sheets: left, chosen: new Set() } : { sheets, chosen };
}

/** The chosen pages move one place; those that stand at the end stay there. */
export function moveChosen({ sheets, chosen }: Arrangement, by: 1 | -1): Arrangement {
  const order = by < 0 ? [...sheets] : sheets.toReversed();
  for (let at = 1; at < order.length; at += 1) {
    const [before, sheet] = [order[at - 1], order[at]];
    if (!before || !sheet || !chosen.has(sheet.key) || chosen.has(before.key)) continue;
    [order[at - 1], order[at]] = [sheet, before];
  }
  return { chosen, sheets: by < 0 ? order : order.toReversed() };
}

type Part = { readonly name?: string; readonly pages: readonly { page: number; turn: number }[] };

const pagesOf = (sheets: readonly Sheet[]) => sheets.map(({ page, turn }) => ({ page, turn }));

/** All pages as they stand, as one new file. */
export const wholePart = ({ sheets }: Arrangement): Part[] => [{ pages: pagesOf(sheets) }];

export const chosenPart = ({ sheets, chosen }: Arrangement): Part[] => [
  { pages: pagesOf(sheets.filter(({ key }) => chosen.has(key))) },
];

/** Each chosen page begins a new file. */
export function splitParts({ sheets, chosen }: Arrangement): Part[] {
  const groups: Sheet[][] = [];
  for (const sheet of sheets) {
    const last = groups.at(-1);
    if (!last || chosen.has(sheet.key)) groups.push([sheet]);
    else last.push(sheet);
  }
  return groups.map((group) => ({ pages: pagesOf(group) }));
}

/** Whether it differs from the original at all. */
export const isArranged = ({ sheets }: Arrangement, pages: number): boolean =>
  sheets.length !== pages || sheets.some(({ page, turn }, at) => page !== at + 1 || turn !== 0);
