import { findResource, searchableResources, shortestSearch } from '#kernel/domain';
import type { Actor, AnyResource, FoundRecord, SearchAnswer } from '#kernel/domain';
import { useQueries } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { lookupLabel } from '../fields/lookup-options.ts';
import type { Tabs } from '../tabs/tabs-store.ts';
import type { Entry } from './entry.ts';
import { score } from './match.ts';
import { onceEachRecord } from './once-each-record.ts';
import { phoneDigits } from './phone-digits.ts';

/** Records whose text matches; a call that fails leaves the rest of the palette standing. */
export function useRecordHits(actor: Actor, tabs: Tabs, asked: string) {
  const filter = asked.trim();
  const isWanted = filter.length >= shortestSearch && searchableResources(actor).length > 0;
  const phone = phoneDigits(filter);
  const answers = useQueries({
    queries: [filter, ...(phone && phone !== filter ? [phone] : [])].map((text) => ({
      queryKey: ['search', text],
      enabled: isWanted,
      retry: false,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.get<SearchAnswer>('/app/search', { filter: text }, signal),
    })),
  });
  const items = isWanted ? answers.flatMap(({ data }) => data?.items ?? []) : [];
  return {
    isSearching: answers.some(({ isFetching }) => isFetching),
    hits: hitsOf(items, tabs, filter),
    found: items,
  };
}

const shownOfAKind = 5;

/** Who is called so stands before who is only written to there; equals as the server put them. */
function hitsOf(items: SearchAnswer['items'], tabs: Tabs, filter: string): Entry[] {
  return onceEachRecord(items).flatMap(({ resource: name, records }) => {
    const resource = findResource(name);
    if (!resource) return [];
    return records
      .toSorted((a, b) => score(b.displayName, filter) - score(a.displayName, filter))
      .slice(0, shownOfAKind)
      .map((one) => hit(tabs, resource, one));
  });
}

function hit(tabs: Tabs, resource: AnyResource, item: FoundRecord): Entry {
  const path = `/view/${resource.segment}/detail/${item.id}`;
  return {
    key: `record ${path}`,
    group: resource.label[1],
    label: lookupLabel(item),
    detail: item.descriptionOption ?? resource.label[0],
    run: () => tabs.open(path, { onClosed: 'previous' }),
  };
}
