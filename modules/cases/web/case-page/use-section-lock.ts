import { formatTime, moduleNameOf } from '#kernel/domain';
import { confirm, useSession } from '#kernel/web';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CaseSection, CaseType, SectionLock } from '../../domain/index.ts';
import { sectionLocks } from './section-locks.ts';

/** Listens for who writes in the case as long as its page is in front. */
export function useWatchedLocks(type: CaseType, id: string): void {
  const fromModule = moduleNameOf(type.resource);
  useEffect(() => sectionLocks.watch({ fromModule, objectId: id }), [fromModule, id]);
}

type Writing = {
  readonly other: SectionLock | null;
  readonly takeOver: () => void;
  /** Asked before somebody writes; false: they leave it to whoever writes there. */
  readonly begin: () => Promise<boolean>;
};

/** "Anna Kerr is writing here since 10:42." */
export const writingText = ({ displayName, since }: SectionLock, zone: string): string =>
  `${displayName} is writing here since ${formatTime(since, zone)}.`;

const takeOverQuestion = (lock: SectionLock, zone: string) => ({
  title: 'Somebody is writing here',
  text: `${writingText(lock, zone)} Do you want to take over? What both of you save is compared.`,
  yes: 'Take over',
  no: 'Leave it',
});

/** Who else writes in the section; says that we do while `isWriting`. */
export function useSectionLock(
  type: CaseType,
  id: string,
  section: CaseSection | null,
  isWriting: boolean,
): Writing {
  const { zone, actor } = useSession();
  const locks = useSyncExternalStore(sectionLocks.subscribe, () => sectionLocks.of(id));
  const on = useMemo(() => ({ fromModule: moduleNameOf(type.resource), objectId: id }), [type, id]);
  useEffect(
    () => (isWriting && section ? sectionLocks.hold(on, section) : undefined),
    [on, section, isWriting],
  );
  const lock = locks.find((one) => one.section === section);
  const other = lock && lock.userId !== actor.userId ? lock : null;
  const takeOver = () => section && sectionLocks.takeOver(on, section);
  const begin = async () => {
    if (!other) return true;
    if (!(await confirm(takeOverQuestion(other, zone)))) return false;
    takeOver();
    return true;
  };
  return { other, takeOver, begin };
}
