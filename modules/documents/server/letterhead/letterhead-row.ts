import type { Address } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { usualLook } from '../../domain/index.ts';
import type { LetterFontSize, LetterheadLayout } from '../../domain/index.ts';

/** What the practice has set; nothing where it has set nothing yet. */
export type LetterheadSetting = {
  readonly practiceName?: string | null;
  readonly abn?: string | null;
  readonly address?: Address | null;
  readonly postalAddress?: Address | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly website?: string | null;
  readonly showLogo?: boolean | null;
  readonly layout?: LetterheadLayout | null;
  readonly accentColour?: string | null;
  readonly fontSize?: LetterFontSize | null;
  readonly footerText?: string | null;
  readonly hasPageNumbers?: boolean | null;
};

export type KeptLetterhead = LetterheadSetting & {
  readonly id: string;
  readonly concurrencyStamp: string;
};

const text = `select id, concurrency_stamp as "concurrencyStamp", practice_name as "practiceName", abn,
    address, postal_address as "postalAddress", phone, email, website, show_logo as "showLogo", layout,
    accent_colour as "accentColour", font_size as "fontSize", footer_text as "footerText",
    has_page_numbers as "hasPageNumbers"
  from letterheads where tenant_id = current_tenant() and not is_deleted`;

export const keptLetterhead = async (tx: Tx): Promise<KeptLetterhead | null> =>
  (await tx.query<KeptLetterhead>(text))[0] ?? null;

/** As the form shows it: with the usual look where nothing was chosen. */
export const settingItem = (kept: KeptLetterhead | null) => ({
  id: kept?.id ?? null,
  concurrencyStamp: kept?.concurrencyStamp ?? null,
  practiceName: kept?.practiceName ?? null,
  abn: kept?.abn ?? null,
  address: kept?.address ?? null,
  postalAddress: kept?.postalAddress ?? null,
  phone: kept?.phone ?? null,
  email: kept?.email ?? null,
  website: kept?.website ?? null,
  showLogo: kept?.showLogo ?? true,
  layout: kept?.layout ?? usualLook.layout,
  accentColour: kept?.accentColour ?? usualLook.accentColour,
  fontSize: kept?.fontSize ?? usualLook.fontSize,
  footerText: kept?.footerText ?? null,
  hasPageNumbers: kept?.hasPageNumbers ?? usualLook.hasPageNumbers,
});
