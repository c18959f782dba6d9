import { can, pageAt, pageIsOpen, resourceOfModule } from '#kernel/domain';
import type { Actor } from '#kernel/domain';

type Kept = { readonly module: string };

/** The lists that these bookings come from, each filtered to the party. */
export function bookingLists(
  actor: Actor,
  party: string,
  id: string,
  bookings: readonly Kept[],
): readonly { readonly to: string; readonly text: string }[] {
  const filter = `${party}Id`;
  return [...new Set(bookings.map(({ module }) => module))].flatMap((module) => {
    const resource = resourceOfModule(module);
    const page = resource && pageAt(`/view/${resource.segment}`);
    if (!resource?.filters?.includes(filter) || !can(actor, `${resource.name}.list`)) return [];
    if (!page || !pageIsOpen(actor, page)) return [];
    const query = new URLSearchParams({ [filter]: id, sorting: `${resource.list.sort} desc` });
    const text = `Open in the list of ${resource.label[1].toLowerCase()}`;
    return [{ to: `/view/${resource.segment}?${query.toString()}`, text }];
  });
}
