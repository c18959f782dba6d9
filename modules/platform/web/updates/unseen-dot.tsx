import '../parts/host.css';
import { useUpdates } from './use-updates.ts';

/** Beside the line of the menu, until the news has been read. */
export function UnseenUpdates() {
  const { data } = useUpdates();
  if (!data?.unseen) return null;
  return (
    <span className="news-dot" title={`${data.unseen} new`}>
      <span className="hidden-text">{data.unseen} new</span>
    </span>
  );
}
