import { buffer } from 'node:stream/consumers';
import type { Services, Tx } from '#kernel/server';
import { brandFileId } from '#platform/domain';
import { letterheadOf } from '../../domain/index.ts';
import type { Letterhead } from '../../domain/index.ts';
import { asFile, fileById } from '../file-row.ts';

type Practice = {
  name: string;
  email: string | null;
  website: string | null;
  logo: string | null;
};

const text = `select coalesce(nullif(customer_name, ''), name) as name, email, website, logo
  from platform_tenants where id = current_tenant()`;

/** What the tenant says of itself; addresses, ABN and phone come with its letterhead settings. */
export async function readLetterhead(
  tx: Tx,
  services: Pick<Services, 'storage'>,
): Promise<Letterhead> {
  const [practice] = await tx.query<Practice>(text);
  if (!practice) return letterheadOf('');
  const { name, email, website, logo } = practice;
  return letterheadOf(name, { email, website, logo: logo && (await asData(tx, services, logo)) });
}

/** An image that is gone must not keep a letter from being written. */
async function asData(
  tx: Tx,
  { storage }: Pick<Services, 'storage'>,
  name: string,
): Promise<string | null> {
  const id = brandFileId(name);
  if (!id) return null;
  const [found] = await tx.batch([fileById(id)]);
  const file = asFile(found?.rows[0]);
  const source = file && (await storage.get(file.storageKey));
  if (!source) return null;
  return `data:${file.contentType};base64,${(await buffer(source)).toString('base64')}`;
}
