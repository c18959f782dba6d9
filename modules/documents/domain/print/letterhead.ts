import { formatPhone, html } from '#kernel/domain';
import type { Html } from '#kernel/domain';

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
};

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
  ...given,
});

/** 11 digits are written 51 824 753 556. */
const abnText = (abn: string): string =>
  abn.replace(/\D/g, '').replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

export function letterheadHtml(letterhead: Letterhead): Html {
  const { practiceName, logo, addresses, abn, phone, email, website } = letterhead;
  const lines = [
    ...addresses,
    phone && `Phone ${formatPhone(phone)}`,
    email,
    website,
    abn && `ABN ${abnText(abn)}`,
  ].filter(Boolean);
  return html`<header class="letterhead">
    ${logo && html`<img class="logo" src="${logo}" alt="" />`}
    <p class="practice">${practiceName}</p>
    <ul class="contact">
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
  </header>`;
}
