import type { Actor } from './actor.ts';
import { can, pageIsOpen } from './can.ts';
import { resourceOfModule } from './module-name.ts';
import { pageAt } from './registry.ts';

/** As links between records stand on the wire. */
type Linked = { readonly fromModule?: string | null; readonly objectId?: string | null };

/** The page of a linked record; null where there is none for this user. */
export function recordPathOf(actor: Actor, { fromModule, objectId }: Linked): string | null {
  const resource = fromModule && objectId ? resourceOfModule(fromModule) : undefined;
  if (!resource || !can(actor, `${resource.name}.read`)) return null;
  const page = pageAt(`/view/${resource.segment}/detail/{id}`);
  return page && pageIsOpen(actor, page) ? `/view/${resource.segment}/detail/${objectId}` : null;
}
