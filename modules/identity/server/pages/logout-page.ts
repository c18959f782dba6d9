import { Html, html } from '#kernel/domain';
import { page } from './layout.ts';

/** `form` comes from the provider and carries its own protection against forgery. */
export const confirmLogoutPage = (nonce: string, form: string): string =>
  page({
    nonce,
    title: 'Sign out',
    body: html`<h1>Do you want to sign out?</h1>
      <p>All windows of this browser are signed out.</p>
      ${new Html(form)}
      <button autofocus type="submit" form="op.logoutForm" value="yes" name="logout">
        Sign out
      </button>
      <button class="quiet" type="submit" form="op.logoutForm">Stay signed in</button>`,
  });

export const signedOutPage = (nonce: string): string =>
  page({
    nonce,
    title: 'Signed out',
    body: html`<h1>You are signed out</h1>
      <p class="below"><a href="/">Sign in again</a></p>`,
  });
