import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { Drafts } from './drafts.ts';
import { TabIdContext } from './tabs-context.ts';

export const DraftsContext = createContext<Drafts | null>(null);

export type Draft<T> = {
  /** What a reload interrupted; null when there is nothing to restore. Read once. */
  readonly found: T | null;
  /** Call on every change; cheap. */
  keep(values: T): void;
  /** Call when the values were saved or given up. */
  drop(): void;
  /** False outside the workspace, where nothing is kept. */
  readonly isKept: boolean;
};

/** Keeps what is typed in a form through a reload, by tab and `key` (the record and its section). */
export function useDraft<T>(key: string): Draft<T> {
  const drafts = useContext(DraftsContext);
  const tabId = useContext(TabIdContext);
  const [found] = useState(() => (drafts && tabId ? (drafts.read(tabId, key) as T | null) : null));
  useEffect(() => () => drafts?.flush(), [drafts]);
  return useMemo(
    () => ({
      found,
      isKept: drafts !== null && tabId !== null,
      keep: (values: T) => void (tabId && drafts?.keep(tabId, key, values)),
      drop: () => void (tabId && drafts?.drop(tabId, key)),
    }),
    [drafts, tabId, key, found],
  );
}
