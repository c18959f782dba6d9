import { Resolver } from 'node:dns/promises';
import { defineExtensionPoint } from '#kernel/server';
import type { Services } from '#kernel/server';

/** The texts that the DNS keeps under a name; none where there is no such name. */
export type TxtRecords = (name: string) => Promise<readonly string[]>;

/** The last one is asked; without any, the DNS of the machine. */
export const txtRecordsPoint = defineExtensionPoint<TxtRecords>('identity.txtRecords');

const fromDns: TxtRecords = async (name) => {
  const resolver = new Resolver({ timeout: 4000, tries: 2 });
  const found = await resolver.resolveTxt(name).catch(() => []);
  return found.map((parts) => parts.join(''));
};

export const txtRecords = (services: Services, name: string): Promise<readonly string[]> =>
  (txtRecordsPoint.of(services).at(-1) ?? fromDns)(name);
