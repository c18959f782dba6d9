import type { SearchAnswer } from '#kernel/domain';

type Found = SearchAnswer['items'];

/** A record that is found among all and as its own kind is listed as its own kind only. */
export const onceEachRecord = (found: Found): Found =>
  found.map(({ resource, records }, at) => {
    const later = new Set(
      found.slice(at + 1).flatMap((other) => other.records.map(({ id }) => id)),
    );
    return { resource, records: records.filter(({ id }) => !later.has(id)) };
  });
