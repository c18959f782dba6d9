import { moduleNameOf } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CaseSection, CaseType, SectionLock } from '../../domain/index.ts';
import { sectionLocks } from './section-locks.ts';

/** Listens for who writes in the case as long as its page is in front. */
export function useWatchedLocks(type: CaseType, id: string): void {
  const fromModule = moduleNameOf(type.resource);
  useEffect(() => sectionLocks.watch({ fromModule, objectId: id }), [fromModule, id]);
}

/** Who else writes in the section; says that we do while `isWriting`. */
export function useSectionLock(
  type: CaseType,
  id: string,
  section: CaseSection | null,
  isWriting: boolean,
): { readonly other: SectionLock | null; readonly takeOver: () => void } {
  const { userId } = useSession().actor;
  const locks = useSyncExternalStore(sectionLocks.subscribe, () => sectionLocks.of(id));
  const on = useMemo(() => ({ fromModule: moduleNameOf(type.resource), objectId: id }), [type, id]);
  useEffect(
    () => (isWriting && section ? sectionLocks.hold(on, section) : undefined),
    [on, section, isWriting],
  );
  const lock = locks.find((one) => one.section === section);
  return {
    other: lock && lock.userId !== userId ? lock : null,
    takeOver: () => section && sectionLocks.takeOver(on, section),
  };
}
