import type { Actor } from '#kernel/domain';
import type { Services } from '#kernel/server';
import type { AccessClaims } from './access-token.ts';
import type { KnownActor } from './load-actor.ts';

/** A disabled user, a changed role and a signed-out browser are noticed within this time. */
const freshMs = 2000;
const mostEntries = 10_000;

type Load = (before: KnownActor | null) => Promise<KnownActor | null>;

type Entry = {
  readonly actor: Promise<Actor | null>;
  readonly userId: string;
  readonly until: number;
  /** What the last look found; the next one begins with it. */
  readonly found: { last: KnownActor | null };
};

export type ActorCache = {
  /** Parallel requests of one sign-in share one look at the database. */
  get(who: Pick<AccessClaims, 'tid' | 'sub' | 'sid'>, load: Load): Promise<Actor | null>;
  forget(userId: string): void;
  clear(): void;
};

export function openActorCache(now: () => Date): ActorCache {
  const entries = new Map<string, Entry>();

  return {
    get({ tid, sub, sid }, load) {
      const key = `${tid}/${sub}/${sid}`;
      const time = now().getTime();
      const hit = entries.get(key);
      if (hit && hit.until > time) return hit.actor;
      if (entries.size >= mostEntries) entries.clear();
      const found = hit?.found ?? { last: null };
      const actor = load(found.last).then((known) => (found.last = known)?.actor ?? null);
      entries.set(key, { actor, userId: sub, until: time + freshMs, found });
      actor.catch(() => entries.delete(key));
      return actor;
    },
    forget(userId) {
      for (const [key, entry] of entries) if (entry.userId === userId) entries.delete(key);
    },
    clear: () => entries.clear(),
  };
}

const caches = new WeakMap<Services, ActorCache>();

export function actorCacheOf(services: Services): ActorCache {
  let cache = caches.get(services);
  if (!cache) {
    cache = openActorCache(services.now);
    caches.set(services, cache);
  }
  return cache;
}

/** After a change to the user that must be felt at once in this process. */
export const forgetActor = (services: Services, userId: string): void =>
  actorCacheOf(services).forget(userId);

/** After a change to roles, features or settings. */
export const forgetActors = (services: Services): void => actorCacheOf(services).clear();
