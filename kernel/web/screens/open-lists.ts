import { can, modules, pageAt, pageIsOpen } from '#kernel/domain';
import type { Actor, AnyResource } from '#kernel/domain';

export type ListGroup = { module: string; lists: readonly AnyResource[] };

const isOpen = (actor: Actor, resource: AnyResource): boolean => {
  if (resource.tenancy === 'host' && !actor.isHost) return false;
  const page = pageAt(`/view/${resource.segment}`);
  return !!page && pageIsOpen(actor, page) && can(actor, `${resource.name}.list`);
};

/** B-046. The API's own answer counts too, or a host user would be led to refusals. */
export const openLists = (actor: Actor): ListGroup[] =>
  modules()
    .map(({ name, resources }) => ({
      module: name,
      lists: resources.filter((resource) => isOpen(actor, resource)),
    }))
    .filter((group) => group.lists.length > 0);
