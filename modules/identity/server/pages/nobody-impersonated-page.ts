import { html } from '#kernel/domain';
import { page } from './layout.ts';

export const nobodyImpersonatedPage = (nonce: string): string =>
  page({
    nonce,
    title: 'Nothing to return from',
    body: html`<h1>You are signed out</h1>
      <p>Nobody works in the name of another person in this browser.</p>
      <p class="below"><a href="/">Sign in</a></p>`,
  });
