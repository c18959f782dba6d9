import { html } from '#kernel/domain';
import type { Brand } from './brand.ts';
import { page, problem } from './layout.ts';

/** A form may not lead to another site, so the page goes there by itself once it is shown. */
export const leavePage = (nonce: string, label: string, address: string): string =>
  page({
    nonce,
    title: 'Sign in',
    goTo: address,
    body: html`<h1>Sign in</h1>
      <p>You sign in with ${label}.</p>
      <p class="below"><a href="${address}">Go on to ${label}</a></p>`,
  });

type AddressPage = {
  readonly nonce: string;
  readonly brand: Brand | null;
  readonly email?: string;
  readonly message?: string;
};

export const providerAddressPage = ({ nonce, brand, email = '', message }: AddressPage): string =>
  page({
    nonce,
    brand,
    title: 'Sign in with your practice',
    body: html`<h1>Sign in with your practice</h1>
      <p>Where your practice has its own sign-in, your mail address leads to it.</p>
      ${problem(message ? [message] : [])}
      <form method="post" action="/account/login/provider">
        <label for="email">Mail address</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          required
          maxlength="254"
          value="${email}"
          autofocus
        />
        <button type="submit">Go on</button>
      </form>
      <p class="below"><a href="/account/login">Sign in with a password</a></p>`,
  });

export const providerFailedPage = (nonce: string, message: string): string =>
  page({
    nonce,
    title: 'Sign-in failed',
    body: html`<h1>Sign-in did not work</h1>
      ${problem([message])}
      <p class="below"><a href="/">Start again</a></p>`,
  });

export const provenPage = (nonce: string): string =>
  page({
    nonce,
    title: 'Proven',
    body: html`<h1>Thank you</h1>
      <p>Close this window and go on where you were.</p>`,
  });

export const leftProviderPage = (
  nonce: string,
  label: string,
  addresses: { readonly there: string; readonly here: string },
): string =>
  page({
    nonce,
    title: 'Signed out',
    body: html`<h1>You are signed out</h1>
      <p>You are still signed in with ${label}. On a shared computer, sign out there too.</p>
      <p class="below"><a href="${addresses.there}">Sign out of ${label} too</a></p>
      <p class="below"><a href="${addresses.here}">Go on</a></p>`,
  });
