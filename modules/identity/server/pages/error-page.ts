import { html } from '#kernel/domain';
import { page } from './layout.ts';

export const errorPage = (
  nonce: string,
  out: { error: string; error_description?: string | undefined },
): string =>
  page({
    nonce,
    title: 'Sign-in failed',
    body: html`<h1>Sign-in did not work</h1>
      <p>${out.error_description ?? 'The sign-in was interrupted. Please start again.'}</p>
      <p class="below"><a href="/">Start again</a></p>`,
  });
