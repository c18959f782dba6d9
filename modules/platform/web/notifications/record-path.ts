import { can, resourceOfModule } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import type { NotificationItem } from '../../domain/index.ts';

/** Where the record is shown; null when there is none that this user may open. */
export function recordPath(
  actor: Actor,
  { fromModule, objectId }: Pick<NotificationItem, 'fromModule' | 'objectId'>,
): string | null {
  const resource = fromModule && objectId ? resourceOfModule(fromModule) : undefined;
  if (!resource || !can(actor, `${resource.name}.read`)) return null;
  return `/view/${resource.segment}/detail/${objectId}`;
}
