type Ids = ReadonlySet<string>;

export const toggled = (ids: Ids, id: string): Ids =>
  ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]);

export const withAll = (ids: Ids, more: readonly string[]): Ids => new Set([...ids, ...more]);

/** What is left of a choice once other rows are shown. */
export const stillThere = (ids: Ids, present: readonly string[]): Ids => {
  const left = present.filter((id) => ids.has(id));
  return left.length === ids.size ? ids : new Set(left);
};
