/** The same question within two seconds is not asked twice, unless this process wrote to the table. */
const lifetime = 2000;
const most = 5000;
/** `changes_since` looks back two days; a transaction that was open then ended long before. */
const longestCarried = 24 * 3_600_000;

/** A total, and what the database had committed when it was counted. */
export type CountedTotal = { readonly total: number; readonly snapshot: string };

type Entry = CountedTotal & { readonly until: number; readonly version: number };
/** The version goes up with each write: what was counted before it is carried forward from then on. */
type Group = { version: number; readonly entries: Map<string, Entry> };

export class CountCache {
  readonly #groups = new Map<string, Group>();
  #size = 0;

  #group(tenantId: string, resource: string): Group {
    const key = `${tenantId}:${resource}`;
    let group = this.#groups.get(key);
    if (!group) {
      group = { version: 0, entries: new Map() };
      this.#groups.set(key, group);
    }
    return group;
  }

  /** A total that may be answered as it is. */
  get(tenantId: string, resource: string, key: string, now = Date.now()): number | undefined {
    const group = this.#group(tenantId, resource);
    const entry = group.entries.get(key);
    const isFresh = entry && entry.until > now && entry.version === group.version;
    return isFresh ? entry.total : undefined;
  }

  /** The last total, if changes are still looked up from then on: see `carriedTotal`. */
  last(
    tenantId: string,
    resource: string,
    key: string,
    now = Date.now(),
  ): CountedTotal | undefined {
    const entry = this.#group(tenantId, resource).entries.get(key);
    return entry && entry.until - lifetime > now - longestCarried ? entry : undefined;
  }

  /** Taken before counting, so that a write in between is not overlooked. */
  version(tenantId: string, resource: string): number {
    return this.#group(tenantId, resource).version;
  }

  set(
    tenantId: string,
    resource: string,
    key: string,
    { total, snapshot, version }: CountedTotal & { readonly version: number },
    now = Date.now(),
  ): void {
    if (this.#size >= most) this.clear();
    const { entries } = this.#group(tenantId, resource);
    if (!entries.has(key)) this.#size += 1;
    entries.set(key, { total, snapshot, version, until: now + lifetime });
  }

  /** After a write of this tenant to this table none of its totals is answered as it is. */
  forget(tenantId: string, resource: string): void {
    this.#group(tenantId, resource).version += 1;
  }

  clear(): void {
    this.#groups.clear();
    this.#size = 0;
  }
}

export const counts = new CountCache();

export const forgetCounts = (): void => counts.clear();
