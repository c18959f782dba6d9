import { defaultCurrency, formatPhone, html } from '#kernel/domain';
import type { Currency, Html } from '#kernel/domain';

export const letterheadLayouts = {
  classic: 'Logo on the left, contact details on the right',
  centred: 'Everything in the middle',
  band: 'A band in the accent colour',
} as const;
export type LetterheadLayout = keyof typeof letterheadLayouts;

export const letterFontSizes = { small: 'Small', normal: 'Normal', large: 'Large' } as const;
export type LetterFontSize = keyof typeof letterFontSizes;

/** Who a document comes from. What a practice has not given is left out. */
export type Letterhead = {
  readonly practiceName: string;
  /** A data URL, because a document fetches nothing. */
  readonly logo: string | null;
  readonly addresses: readonly string[];
  readonly abn: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly layout: LetterheadLayout;
  /** `#0c6070` */
  readonly accentColour: string;
  readonly fontSize: LetterFontSize;
  /** At the bottom of every page; without one, the name of the practice. */
  readonly footerText: string | null;
  readonly hasPageNumbers: boolean;
  /** Of the amounts in the document. */
  readonly currency: Currency;
};

/** The look of a practice that has not chosen one. */
export const usualLook = {
  layout: 'classic',
  accentColour: '#3d4751',
  fontSize: 'normal',
  footerText: null,
  hasPageNumbers: true,
} as const;

export const letterheadOf = (
  practiceName: string,
  given: Partial<Omit<Letterhead, 'practiceName'>> = {},
): Letterhead => ({
  practiceName,
  logo: null,
  addresses: [],
  abn: null,
  phone: null,
  email: null,
  website: null,
  currency: defaultCurrency,
  ...usualLook,
  ...given,
});

/** 11 digits are written 51 824 753 556. */
const abnText = (abn: string): string =>
  abn.replace(/\D/g, '').replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

export function letterheadHtml(letterhead: Letterhead): Html {
  const { practiceName, logo, addresses, abn, phone, email, website, layout } = letterhead;
  const lines = [
    ...addresses,
    phone && `Phone ${formatPhone(phone)}`,
    email,
    website,
    abn && `ABN ${abnText(abn)}`,
  ].filter(Boolean);
  return html`<header class="letterhead ${layout}">
    ${logo && html`<img class="logo" src="${logo}" alt="" />`}
    <p class="practice">${practiceName}</p>
    <ul class="contact">
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
  </header>`;
}
