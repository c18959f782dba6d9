import { formatDateTime } from '#kernel/domain';
import { useSession } from '#kernel/web';

/** A moment as the user reads it; the exact one stands behind. */
export function Moment({ at, none = '–' }: { at: string | null | undefined; none?: string }) {
  const { zone, dateFormat } = useSession();
  if (!at) return <span className="soft">{none}</span>;
  return <time dateTime={at}>{formatDateTime(at, zone, dateFormat)}</time>;
}
