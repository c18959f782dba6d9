import type { Brand } from './brand.ts';
import { html } from '#kernel/domain';
import { page, problem } from './layout.ts';

type LoginPage = {
  readonly nonce: string;
  readonly brand: Brand | null;
  readonly userName?: string | undefined;
  readonly message?: string | undefined;
  readonly hasPasskeys?: boolean;
};

export const loginPage = ({ nonce, brand, userName, message, hasPasskeys }: LoginPage): string =>
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
      ${hasPasskeys && html`<p class="below"><a href="/account/login/passkey">Sign in with a passkey</a></p>`}
      <p class="below"><a href="/account/forgot-password">Forgot your password?</a></p>`,
  });
