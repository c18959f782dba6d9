import type { Instant } from '#kernel/domain';

/** Sessions were made, changed or taken away; the two instants enclose all of them. */
export type SessionNews = {
  readonly ids: readonly string[];
  readonly from: Instant;
  readonly to: Instant;
};

type Shown = {
  readonly ids: ReadonlySet<string>;
  readonly from: Instant;
  readonly to: Instant;
};

/** Does a screen that shows these sessions of these days have to ask again? */
export const concerns = (news: SessionNews, shown: Shown): boolean =>
  news.ids.some((id) => shown.ids.has(id)) || (news.from < shown.to && news.to > shown.from);
