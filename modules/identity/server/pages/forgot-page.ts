import type { Brand } from './brand.ts';
import { html } from '#kernel/domain';
import { page } from './layout.ts';

/** The same for every name: the page must not tell who has an account. */
export const forgotAnswer =
  'If an account with this user name exists, a link to set a new password is on its way. It works once, for 60 minutes.';

export const forgotPage = (nonce: string, brand: Brand | null): string =>
  page({
    nonce,
    brand,
    title: 'Forgot password',
    body: html`<h1>Forgot your password?</h1>
      <p>Enter your user name and we send you a link to set a new password.</p>
      <form method="post" action="/account/forgot-password">
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
          autofocus
        />
        <button type="submit">Send the link</button>
      </form>
      <p class="below"><a href="/account/login">Back to sign in</a></p>`,
  });

export const forgotAnswerPage = (nonce: string, brand: Brand | null): string =>
  page({
    nonce,
    brand,
    title: 'Forgot password',
    body: html`<h1>Please check your mail</h1>
      <p role="status">${forgotAnswer}</p>
      <p class="below"><a href="/account/login">Back to sign in</a></p>`,
  });
