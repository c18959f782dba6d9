export type Sort = { readonly key: string; readonly isDescending: boolean };

/** `name desc, city` as the server reads it. */
export const readSorting = (text: string): Sort[] =>
  text
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .filter(([key]) => key)
    .map(([key = '', direction]) => ({ key, isDescending: direction?.toLowerCase() === 'desc' }));

export const writeSorting = (sorts: readonly Sort[]): string =>
  sorts.map(({ key, isDescending }) => (isDescending ? `${key} desc` : key)).join(', ');

/** Up, down, and back to the order of the table; `isAdded` keeps what was sorted before. */
export function nextSorting(text: string, key: string, isAdded = false): string {
  const sorts = readSorting(text);
  const now = sorts.find((sort) => sort.key === key);
  const rest = isAdded ? sorts.filter((sort) => sort.key !== key) : [];
  if (now?.isDescending) return writeSorting(rest);
  return writeSorting([...rest, { key, isDescending: !!now }]);
}
