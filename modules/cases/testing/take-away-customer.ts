import type { Api } from '#kernel/testing';

/** A case gets the customer of its claimant; this is one that nobody ordered. */
export async function takeAwayCustomer(
  api: Api,
  url: string,
  keys: readonly ('bookingCmId' | 'companyId')[] = ['bookingCmId'],
): Promise<void> {
  const { concurrencyStamp } = (await api.get(url)).body;
  const nothing = Object.fromEntries(keys.map((key) => [key, null]));
  const { status, body } = await api.put(url, { ...nothing, concurrencyStamp });
  if (status !== 200) throw new Error(`It keeps its customer: ${JSON.stringify(body)}`);
}
