import type { Decision, Write } from '#kernel/domain';

const kind = (write: Write): string =>
  'resource' in write ? `${write.write} ${write.resource}` : write.write;

/**
 * Many decisions as one, equal writes side by side: a commit then writes each table once. A record
 * still comes before what points at it, because every decision names them in that order.
 */
export function joinDecisions(decisions: readonly Decision[]): Decision {
  const refused = decisions.find((one) => one.kind !== 'accepted');
  if (refused) return refused;
  const writes = decisions.flatMap((one) => (one.kind === 'accepted' ? one.writes : []));
  const alike = [...Map.groupBy(writes, kind).values()];
  return { kind: 'accepted', writes: alike.flatMap(joinChanges) };
}

/** The same change to several records is one statement. */
function joinChanges(writes: readonly Write[]): readonly Write[] {
  const changes = writes.filter((write) => write.write === 'change');
  const [first] = changes;
  if (!first || changes.length < writes.length) return writes;
  const same = JSON.stringify(first.values);
  const isOne = changes.every(
    ({ values, stamp }) => stamp === undefined && JSON.stringify(values) === same,
  );
  return isOne ? [{ ...first, ids: changes.flatMap(({ ids }) => ids) }] : writes;
}
