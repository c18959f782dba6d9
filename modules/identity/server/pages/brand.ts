import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { hostTenantId } from '#platform/domain';

/** B-386: how the sign-in page of one tenant looks. */
export type Brand = {
  readonly tenantId: string;
  readonly name: string;
  readonly logo: string | null;
  readonly colour: string | null;
};

type BrandRow = {
  id: string;
  name: string;
  customer_name: string | null;
  logo: string | null;
  colour: string | null;
};

/** A colour comes from the tenant's settings and goes into a style sheet. */
export const safeColour = (text: string | null): string | null => {
  const colour = text?.trim() ?? '';
  if (/^[0-9a-f]{6}$/i.test(colour)) return `#${colour}`;
  return /^(#[0-9a-f]{3,8}|[a-z]{3,20})$/i.test(colour) ? colour : null;
};

const rememberedMs = 60_000;

/** Only the address can tell the tenant before sign-in; asking by user name would give it away. */
export function openBrands({ hostDb, now, config }: Services) {
  const known = new Map<string, { brand: Brand | null; until: number }>();

  async function load(host: string): Promise<Brand | null> {
    const [found] = await hostDb.batch(systemContext(hostTenantId), [
      {
        text: `select id, name, customer_name, logo, login_logo_background_color as colour from platform_tenants
          where rtrim(client_domain, '/') = any($1) and is_active limit 2`,
        values: [[`http://${host}`, `https://${host}`]],
      },
    ]);
    const [row, second] = (found?.rows ?? []) as BrandRow[];
    if (!row || second) return null;
    return {
      tenantId: row.id,
      name: row.customer_name ?? row.name,
      logo: row.logo,
      colour: safeColour(row.colour),
    };
  }

  return async (host: string | undefined): Promise<Brand | null> => {
    if (!host || host === new URL(config.publicUrl).host || !/^[\w.:-]{1,255}$/.test(host))
      return null;
    const hit = known.get(host);
    if (hit && hit.until > now().getTime()) return hit.brand;
    const brand = await load(host);
    if (known.size > 500) known.clear();
    known.set(host, { brand, until: now().getTime() + rememberedMs });
    return brand;
  };
}
