import { hub as windowHub } from '#kernel/web';
import type { CaseSection, SectionLock, SectionLocks } from '../../domain/index.ts';

type Hub = Pick<typeof windowHub, 'send' | 'on' | 'subscribe' | 'state'>;
type OnCase = { readonly fromModule: string; readonly objectId: string };
type Held = OnCase & { readonly section: CaseSection };

/** Three times within the minute after which the server counts nobody. */
const renewMs = 20_000;
const nobody: readonly SectionLock[] = [];

const isLocks = (given: unknown): given is SectionLocks =>
  typeof given === 'object' &&
  given !== null &&
  typeof (given as Partial<SectionLocks>).objectId === 'string' &&
  Array.isArray((given as Partial<SectionLocks>).locks);

const wire = ({ fromModule, objectId }: OnCase, more: object = {}): string =>
  JSON.stringify({ FromModule: fromModule, ObjectId: objectId, ...more });

function added<T>(all: Set<T>, one: T): () => void {
  all.add(one);
  return () => void all.delete(one);
}

/** Who writes in the sections of the cases that this window shows, and what it says of itself. */
export function createSectionLocks(hub: Hub) {
  const shown: OnCase[] = [];
  const held: Held[] = [];
  const known = new Map<string, readonly SectionLock[]>();
  const watchers = new Set<() => void>();
  let renewals: ReturnType<typeof setInterval> | undefined;

  const tell = () => {
    for (const watcher of watchers) watcher();
  };
  const renew = () => {
    for (const one of shown) hub.send('GetSectionLocks', wire(one));
    for (const one of held) hub.send('WriteSection', wire(one, { Section: one.section }));
  };
  const follow = () => {
    clearInterval(renewals);
    renewals = shown.length || held.length ? setInterval(renew, renewMs) : undefined;
  };
  const drop = <T>(list: T[], one: T) => {
    list.splice(list.indexOf(one), 1);
    follow();
  };

  hub.on('SectionLocks', (given) => {
    if (!isLocks(given)) return;
    known.set(given.objectId, given.locks);
    tell();
  });
  hub.subscribe(() => {
    // Without a connection nobody knows who writes.
    known.clear();
    tell();
    if (hub.state() === 'connected') renew();
  });

  return {
    /** The page of the case is in front; answers how to leave it. */
    watch(on: OnCase): () => void {
      shown.push(on);
      follow();
      hub.send('GetSectionLocks', wire(on));
      return () => drop(shown, on);
    },
    /** Somebody here writes in the section; answers how to stop. */
    hold(on: OnCase, section: CaseSection): () => void {
      const one = { ...on, section };
      held.push(one);
      follow();
      hub.send('WriteSection', wire(on, { Section: section }));
      return () => {
        drop(held, one);
        hub.send('LeaveSection', wire(on, { Section: section }));
      };
    },
    takeOver: (on: OnCase, section: CaseSection) =>
      hub.send('WriteSection', wire(on, { Section: section, TakesOver: true })),
    of: (objectId: string): readonly SectionLock[] => known.get(objectId) ?? nobody,
    subscribe: (watcher: () => void) => added(watchers, watcher),
  };
}

export const sectionLocks = createSectionLocks(windowHub);
