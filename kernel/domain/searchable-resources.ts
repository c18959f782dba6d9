import type { Actor } from './actor.ts';
import { can, pageIsOpen } from './can.ts';

import { pageAt, resources } from './registry.ts';
import type { AnyResource } from './resource.ts';

/** Fewer letters find too much to be of use. */
export const shortestSearch = 2;

/** Kinds of records that anybody may find by their text and open; their words are kept in one place. */
export const canBeFound = ({ verbs, fields }: AnyResource): boolean =>
  verbs.lookup !== undefined &&
  verbs.read !== undefined &&
  Object.values(fields).some(({ searchable }) => searchable);

/** Kinds of records that the actor may both find by their text and open. */
export const searchableResources = (actor: Actor): AnyResource[] =>
  resources().filter((resource) => {
    const { name, segment, tenancy } = resource;
    const page = pageAt(`/view/${segment}/detail/{id}`);
    const isTheirs = tenancy !== 'host' || actor.isHost;
    return (
      isTheirs &&
      page &&
      pageIsOpen(actor, page) &&
      can(actor, `${name}.lookup`) &&
      can(actor, `${name}.read`) &&
      canBeFound(resource)
    );
  });

export type FoundRecord = {
  readonly id: string;
  readonly displayName: string;
  readonly isActive?: boolean;
  readonly descriptionOption?: string | null;
};

/** Answer of `GET app/search`: the kinds of which something was found. */
export type SearchAnswer = {
  readonly items: readonly { readonly resource: string; readonly records: FoundRecord[] }[];
};
