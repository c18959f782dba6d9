import { html } from '#kernel/domain';
import { page } from './layout.ts';

export const impersonatePage = (nonce: string, token: string, name: string): string =>
  page({
    nonce,
    title: 'Continue as another user',
    body: html`<h1>Continue as ${name}?</h1>
      <p>Everything you do is recorded with your own name.</p>
      <form method="post" action="/account/impersonate">
        <input type="hidden" name="token" value="${token}" />
        <button type="submit" autofocus>Continue</button>
      </form>
      <p class="below"><a href="/">Cancel</a></p>`,
  });
