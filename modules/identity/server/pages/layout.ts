import { randomBytes } from 'node:crypto';
import type { Brand } from './brand.ts';
import { Html, html } from '#kernel/domain';
import { styles } from './styles.ts';

/** No script runs on these pages, but the one that asks for a passkey; nothing comes from elsewhere. */
export function pageHeaders({ hasScript = false } = {}): {
  nonce: string;
  headers: Record<string, string>;
} {
  const nonce = randomBytes(16).toString('base64');
  return {
    nonce,
    headers: {
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        ...(hasScript ? [`script-src 'nonce-${nonce}'`] : []),
        "img-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ].join('; '),
      'cache-control': 'no-store',
      // A one-time token in the address must not travel on as a referrer.
      'referrer-policy': 'same-origin',
    },
  };
}

export type PageInput = {
  readonly nonce: string;
  readonly title: string;
  readonly body: Html;
  readonly brand?: Brand | null;
  /** Another site that the browser goes on to by itself. */
  readonly goTo?: string;
};

export const page = ({ nonce, title, body, brand, goTo }: PageInput): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${goTo ? html`<meta http-equiv="refresh" content="0;url=${goTo}" />` : null}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title} - Caseway</title>
        <style nonce="${nonce}">
          ${new Html(styles)}${brandStyle(brand)}
        </style>
      </head>
      <body>
        <main>
          <header${brand ? html` class="branded"` : null}>${brandHead(brand)}</header>
          <section>${body}</section>
        </main>
        <footer>${brand ? 'Caseway' : 'Case management for medico-legal practices'}</footer>
      </body>
    </html> `.markup;

const brandStyle = (brand: Brand | null | undefined): Html | null =>
  brand?.colour ? new Html(`header{background:${brand.colour}}`) : null;

const ownMark = html`<img class="mark" src="/favicon.svg" alt="" /> Caseway`;

const brandHead = (brand: Brand | null | undefined): Html =>
  brand?.logo
    ? html`<img src="/files/${encodeURIComponent(brand.logo)}" alt="${brand.name}" />`
    : html`${brand ? brand.name : ownMark}`;

export const problem = (messages: readonly string[]): Html | null => {
  if (!messages.length) return null;
  const [only] = messages;
  return messages.length === 1
    ? html`<div class="problem" role="alert">${only}</div>`
    : html`<div class="problem" role="alert">
        <ul>
          ${messages.map((text) => html`<li>${text}</li>`)}
        </ul>
      </div>`;
};
