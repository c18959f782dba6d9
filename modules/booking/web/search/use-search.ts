import { api } from '#kernel/web';
import type { InfiniteData } from '@tanstack/react-query';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { concerns, searchPage } from '../../domain/index.ts';
import type { SearchSorting } from '../../domain/index.ts';
import { useSlotNews, withNews } from '../book/use-slot-news.ts';
import type { SlotNews } from '../book/use-slot-news.ts';
import type { SearchPage } from './search-results.ts';

const at = '/app/appointment-sessions/searchAppointment';

type Pages = InfiniteData<SearchPage, number>;

/** Only what changed becomes a new object. */
export function pagesWithNews(pages: Pages, news: readonly SlotNews[]): Pages {
  const sessions = new Set(news.map(({ sessionId }) => sessionId));
  return {
    ...pages,
    pages: pages.pages.map((page) =>
      page.items.some(({ id }) => sessions.has(id))
        ? {
            ...page,
            items: page.items.map((session) => {
              const slots = withNews(session.slots, news);
              return slots === session.slots ? session : { ...session, slots };
            }),
          }
        : page,
    ),
  };
}

/** Several changes at once are one question. */
const settleMs = 400;

function shownIn(data: InfiniteData<SearchPage> | undefined) {
  const [first] = data?.pages ?? [];
  return (
    first && {
      ids: new Set(data?.pages.flatMap(({ items }) => items.map(({ id }) => id))),
      from: `${first.dateFrom}T00:00:00.000Z`,
      to: `${first.dateTo}T24:00:00.000Z`,
    }
  );
}

/** The sessions that fit, live: what a colleague holds or books is seen at once. */
export function useSearch(query: string, sorting: SearchSorting) {
  const client = useQueryClient();
  const asked = useRef(new Set<string>());
  const queryKey = ['sessionSearch', query, sorting];
  const found = useInfiniteQuery({
    queryKey,
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    staleTime: 0,
    getNextPageParam: (last: SearchPage, all) =>
      all.length * searchPage < last.totalCount ? all.length * searchPage : undefined,
    queryFn: ({ signal, pageParam }) => {
      // The history keeps what people ask, not how often the screen asks again.
      const isRepeat = asked.current.has(query);
      asked.current.add(query);
      const params = { ...Object.fromEntries(new URLSearchParams(query)), sorting, isRepeat };
      return api.get<SearchPage>(at, { ...params, skipCount: pageParam }, signal);
    },
  });
  const hear = (news: readonly SlotNews[]) =>
    client.setQueryData<Pages>(queryKey, (pages) => pages && pagesWithNews(pages, news));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSlotNews(
    hear,
    () => void found.refetch(),
    (news) => {
      const shown = shownIn(found.data);
      if (!shown || !concerns(news, shown)) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void found.refetch(), settleMs);
    },
  );
  return { ...found, hear };
}
