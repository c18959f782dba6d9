/** B-299: a list that was switched to always ask keeps asking this long. */
export const cacheRest = 5000;

const askedUntil = new Map<string, number>();

/** After a write: what is known of this kind may be wrong now. */
export const disableLookupCache = (kind: string): void => {
  askedUntil.set(kind, Date.now() + cacheRest);
};

export const isLookupCached = (kind: string): boolean => Date.now() >= (askedUntil.get(kind) ?? 0);
