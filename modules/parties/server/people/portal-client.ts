import type { Actor } from '#kernel/domain';
import { Refused } from '#kernel/server';

/** G-066: the client whose account this is. For everybody else the portal does not exist. */
export function portalClientId({ ids }: Pick<Actor, 'ids'>): string {
  const [id] = ids['clientId'] ?? [];
  if (!id) throw new Refused('notFound');
  return id;
}
