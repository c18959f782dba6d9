import { can, pageAt, pageIsOpen, resourceOfModule } from '#kernel/domain';
import type { Actor, RecordOf, Reference } from '#kernel/domain';
import { actionRequired } from '../../domain/index.ts';

export type ActionItem = RecordOf<typeof actionRequired> & { assignedUser?: Reference | null };

type Linked = Pick<ActionItem, 'fromModule' | 'objectId'>;

/** The page of the record that an action is about; null where there is none for this user. */
export function recordPathOf(actor: Actor, { fromModule, objectId }: Linked): string | null {
  const resource = fromModule && objectId ? resourceOfModule(fromModule) : undefined;
  if (!resource || !can(actor, `${resource.name}.read`)) return null;
  const page = pageAt(`/view/${resource.segment}/detail/{id}`);
  return page && pageIsOpen(actor, page) ? `/view/${resource.segment}/detail/${objectId}` : null;
}

export const actionPath = ({ id }: Pick<ActionItem, 'id'>): string =>
  `/view/${actionRequired.segment}/detail/${id}`;
