/** The exact total is most of a list's cost; the same question within two seconds is not asked twice. */
const lifetime = 2000;
const most = 5000;

type Entry = { total: number; until: number };

export class CountCache {
  readonly #entries = new Map<string, Map<string, Entry>>();
  #size = 0;

  #group(tenantId: string, resource: string): Map<string, Entry> {
    const key = `${tenantId}:${resource}`;
    const group = this.#entries.get(key) ?? new Map<string, Entry>();
    this.#entries.set(key, group);
    return group;
  }

  get(tenantId: string, resource: string, key: string, now = Date.now()): number | undefined {
    const entry = this.#entries.get(`${tenantId}:${resource}`)?.get(key);
    return entry && entry.until > now ? entry.total : undefined;
  }

  set(tenantId: string, resource: string, key: string, total: number, now = Date.now()): void {
    if (this.#size >= most) this.clear();
    this.#group(tenantId, resource).set(key, { total, until: now + lifetime });
    this.#size += 1;
  }

  /** Every write of this tenant to this table forgets its totals. */
  forget(tenantId: string, resource: string): void {
    this.#entries.delete(`${tenantId}:${resource}`);
  }

  clear(): void {
    this.#entries.clear();
    this.#size = 0;
  }
}

export const counts = new CountCache();

export const forgetCounts = (): void => counts.clear();
