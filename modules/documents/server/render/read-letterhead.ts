import { buffer } from 'node:stream/consumers';
import { addressText } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { brandFileId } from '#platform/domain';
import { tenantCurrency } from '#platform/server';
import { letterheadOf, usualLook } from '../../domain/index.ts';
import type { Letterhead } from '../../domain/index.ts';
import { asFile, fileById } from '../file-row.ts';
import { keptLetterhead } from '../letterhead/letterhead-row.ts';
import type { LetterheadSetting } from '../letterhead/letterhead-row.ts';

type Storing = Pick<Services, 'storage'>;

type Practice = {
  name: string;
  email: string | null;
  website: string | null;
  logo: string | null;
};

const text = `select coalesce(nullif(customer_name, ''), name) as name, email, website, logo
  from platform_tenants where id = current_tenant()`;

/** What the practice has set, and where it has set nothing what the tenant says of itself. */
export const readLetterhead = async (tx: Tx, services: Storing): Promise<Letterhead> =>
  letterheadFrom(tx, services, (await keptLetterhead(tx)) ?? {});

export async function letterheadFrom(
  tx: Tx,
  services: Storing,
  set: LetterheadSetting,
): Promise<Letterhead> {
  const [practice] = await tx.query<Practice>(text);
  const logo = (set.showLogo ?? true) && practice?.logo;
  return letterheadOf(set.practiceName || practice?.name || '', {
    logo: logo ? await asData(tx, services, logo) : null,
    addresses: [set.address, set.postalAddress].map(addressText).filter(Boolean),
    abn: set.abn ?? null,
    phone: set.phone ?? null,
    email: set.email || practice?.email || null,
    website: set.website || practice?.website || null,
    layout: set.layout ?? usualLook.layout,
    accentColour: set.accentColour ?? usualLook.accentColour,
    fontSize: set.fontSize ?? usualLook.fontSize,
    footerText: set.footerText || null,
    hasPageNumbers: set.hasPageNumbers ?? usualLook.hasPageNumbers,
    currency: await tenantCurrency(tx),
  });
}

/** An image that is gone must not keep a letter from being written. */
async function asData(tx: Tx, { storage }: Storing, name: string): Promise<string | null> {
  const id = brandFileId(name);
  if (!id) return null;
  const [found] = await tx.batch([fileById(id)]);
  const file = asFile(found?.rows[0]);
  const source = file && (await storage.get(file.storageKey));
  if (!source) return null;
  return `data:${file.contentType};base64,${(await buffer(source)).toString('base64')}`;
}
