import type { Actor, AnyResource } from '#kernel/domain';
import { seenBy } from '#kernel/domain';

/**
 * The `fields` parameter of a list or a record: those of the named fields that this user knows, or
 * every one. The API refuses a field that is hidden from its caller.
 */
export function fieldsToAsk(
  actor: Pick<Actor, 'roles'>,
  resource: AnyResource,
  wanted?: readonly string[],
): string {
  const known = Object.keys(seenBy(actor, resource).fields);
  return (wanted ? known.filter((key) => wanted.includes(key)) : known).join();
}
