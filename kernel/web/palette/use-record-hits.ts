import { can, pageAt, pageIsOpen, resources } from '#kernel/domain';
import type { Actor, AnyResource } from '#kernel/domain';
import { useQueries } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { lookupLabel } from '../fields/lookup-options.ts';
import type { LookupItem } from '../fields/lookup-options.ts';
import type { Tabs } from '../tabs/tabs-store.ts';
import type { Entry } from './entry.ts';
import { fewAtOnce } from './few-at-once.ts';

export const shortestSearch = 2;
const hitsPerResource = 4;
const inTurn = fewAtOnce(4);

/** Kinds of records that the user may both find and open. */
export const searchable = (actor: Actor): AnyResource[] =>
  resources().filter(({ name, segment, tenancy }) => {
    const page = pageAt(`/view/${segment}/detail/{id}`);
    const isTheirs = tenancy !== 'host' || actor.isHost;
    return (
      isTheirs &&
      page &&
      pageIsOpen(actor, page) &&
      can(actor, `${name}.lookup`) &&
      can(actor, `${name}.read`)
    );
  });

/** Records whose text matches. One kind that fails leaves the others standing. */
export function useRecordHits(actor: Actor, tabs: Tabs, asked: string) {
  const text = asked.trim();
  const all = text.length >= shortestSearch ? searchable(actor) : [];
  return useQueries({
    queries: all.map((resource) => ({
      queryKey: ['lookup', resource.base, 'palette', text],
      retry: false,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        inTurn(async () => {
          const query = {
            isSelectionList: true,
            filterText: text,
            maxResultCount: hitsPerResource,
          };
          return (await api.get<{ items: LookupItem[] }>(`/app/${resource.base}`, query, signal))
            .items;
        }, signal),
    })),
    combine: (answers) => ({
      isSearching: answers.some((answer) => answer.isFetching),
      hits: answers.flatMap(({ data = [] }, index) =>
        data.flatMap((item) => hit(tabs, all[index], item)),
      ),
    }),
  });
}

function hit(tabs: Tabs, resource: AnyResource | undefined, item: LookupItem): Entry[] {
  if (!resource) return [];
  const path = `/view/${resource.segment}/detail/${item.id}`;
  return [
    {
      key: `record ${path}`,
      group: 'Records',
      label: lookupLabel(item),
      detail: resource.label[0],
      run: () => tabs.open(path, { onClosed: 'previous' }),
    },
  ];
}
