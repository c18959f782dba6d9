import { defaultCurrency, isCurrency, withCurrency } from '#kernel/domain';
import type { Currency } from '#kernel/domain';
import type { Tx } from '#kernel/server';

const text = `select settings ->> 'ICS.Currency' as currency from platform_tenants
  where id = current_tenant()`;

export async function tenantCurrency(tx: Tx): Promise<Currency> {
  const [row] = await tx.query<{ currency: string | null }>(text);
  const currency = row?.currency ?? undefined;
  return isCurrency(currency) ? currency : defaultCurrency;
}

/** Words that leave the practice, with their amounts in its currency. */
export async function inTenantCurrency(tx: Tx, words: string): Promise<string> {
  if (withCurrency(words, null) === words) return words;
  return withCurrency(words, await tenantCurrency(tx));
}
