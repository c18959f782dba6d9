import type { Actor } from '#kernel/domain';
import { systemContext } from '#kernel/server';
import type { Services, Statement } from '#kernel/server';
import { openActorCache } from '../actor/actor-cache.ts';
import type { ActorCache } from '../actor/actor-cache.ts';
import { loadForKey } from '../actor/load-actor.ts';
import type { KnownActor } from '../actor/load-actor.ts';
import type { ReadKey } from './key-text.ts';

type KeyRow = { readonly user_id: string; readonly name: string; readonly scopes: string[] };

const liveText = `select user_id, name, scopes from api_keys
  where tenant_id = $1 and id = $2 and withdrawn_at is null and expires_at > $3
    and (secret_hash = $4 or (old_secret_hash = $4 and old_until > $3))`;

const usedText = `update api_keys set last_used_at = $3, last_address = coalesce($4, last_address)
  where tenant_id = $1 and id = $2
    and (last_used_at is null or last_used_at <= $3::timestamptz - interval '1 minute')`;

const everyMs = 60_000;
const mostKept = 10_000;

/** Once a minute for each key, with the look at the database that is due anyway. */
function noteUsed({ now }: Pick<Services, 'now'>) {
  const noted = new Map<string, number>();
  return ({ tenantId, id }: ReadKey, address: string | undefined): Statement[] => {
    const time = now().getTime();
    if (time - (noted.get(id) ?? 0) < everyMs) return [];
    if (noted.size >= mostKept) noted.clear();
    noted.set(id, time);
    return [{ text: usedText, values: [tenantId, id, now(), address ?? null] }];
  };
}

/** The history names the key beside the account; the audit has its id with the number of the request. */
const cutTo = ({ actor, mark }: KnownActor, { id }: ReadKey, row: KeyRow): KnownActor => ({
  actor: {
    ...actor,
    name: `${actor.name ?? ''} (key ${row.name})`,
    apiKey: { id, scopes: row.scopes },
  },
  mark,
});

const caches = new WeakMap<Services, ActorCache>();

/** Beside that of signed-in people: who guesses secrets forgets none of them. */
function cacheOf(services: Services): ActorCache {
  const cache = caches.get(services) ?? openActorCache(services.now);
  caches.set(services, cache);
  return cache;
}

/** After a key was rotated or withdrawn in this process; others notice within two seconds. */
export const forgetKey = (services: Services, id: string): void => cacheOf(services).forget(id);

/** From a key to the account that it acts as. Null: it is not known, has ended, or its account has. */
export function keyAuthenticator(services: Services) {
  const notes = noteUsed(services);
  const cache = cacheOf(services);

  async function load(key: ReadKey, address: string | undefined, before: KnownActor | null) {
    const { tenantId, id, hash } = key;
    const [found] = await services.db.batch(systemContext(tenantId), [
      { text: liveText, values: [tenantId, id, services.now(), hash] },
    ]);
    const row = found?.rows[0] as KeyRow | undefined;
    if (!row) return null;
    const who = { tenantId, userId: row.user_id };
    const known = await loadForKey(services, who, before, notes(key, address));
    return known && (known === before ? before : cutTo(known, key, row));
  }

  return (key: ReadKey, { ip }: { readonly ip?: string }): Promise<Actor | null> =>
    cache.get({ tid: key.tenantId, sub: key.id, sid: key.hash }, (before) => load(key, ip, before));
}
