import type { SearchAnswer } from '#kernel/domain';

type Found = SearchAnswer['items'];

/** A record that is found as its own kind as well, such as an assessment among the cases, is listed there. */
export const onceEachRecord = (found: Found): Found =>
  found.map(({ resource, records }, at) => {
    const later = new Set(
      found.slice(at + 1).flatMap((other) => other.records.map(({ id }) => id)),
    );
    return { resource, records: records.filter(({ id }) => !later.has(id)) };
  });
