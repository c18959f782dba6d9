import type { Brand } from './brand.ts';
import { html } from '#kernel/domain';
import { page, problem } from './layout.ts';

type LoginPage = {
  readonly nonce: string;
  readonly brand: Brand | null;
  readonly userName?: string | undefined;
  readonly message?: string | undefined;
  readonly hasPasskeys?: boolean;
  /** Of the tenant whose address this is; without one, the mail address tells. */
  readonly provider?: { readonly tenantId: string; readonly label: string } | null;
};

export const loginPage = ({
  nonce,
  brand,
  userName,
  message,
  hasPasskeys,
  provider,
}: LoginPage): string =>
  page({
    nonce,
    brand,
    title: 'Sign in',
    body: html`<h1>Sign in</h1>
      <p>Use the account of your practice or company.</p>
      ${problem(message ? [message] : [])}
      <form method="post" action="/account/login">
        <label for="username">User name</label>
        <input
          id="username"
          name="username"
          type="text"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          required
          maxlength="254"
          value="${userName ?? ''}"
          ${userName ? null : html` autofocus`}
        />
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          maxlength="1024"
          ${userName ? html` autofocus` : null}
        />
        <button type="submit">Sign in</button>
      </form>
      <p class="below">
        ${
          provider
            ? html`<a href="/account/login/provider/${provider.tenantId}"
                >Sign in with ${provider.label}</a
              >`
            : html`<a href="/account/login/provider">Sign in with your practice</a>`
        }
      </p>
      ${hasPasskeys && html`<p class="below"><a href="/account/login/passkey">Sign in with a passkey</a></p>`}
      <p class="below"><a href="/account/forgot-password">Forgot your password?</a></p>`,
  });
