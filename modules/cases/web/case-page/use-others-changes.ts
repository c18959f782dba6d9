import { hub } from '#kernel/web';
import { useEffect, useEffectEvent } from 'react';

/** Reads the case again when somebody changed it; what is being typed here stays. */
export function useOthersChanges(id: string, refresh: () => Promise<void>): void {
  const hear = useEffectEvent((news: unknown) => {
    if ((news as { objectId?: unknown } | null)?.objectId === id) void refresh();
  });
  useEffect(() => hub.on('CaseChanged', (news) => hear(news)), []);
}
