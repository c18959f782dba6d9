import { html } from '#kernel/domain';
import { page, problem } from './layout.ts';

type SetPasswordPage = {
  readonly nonce: string;
  readonly token: string;
  readonly problems?: readonly string[];
};

export const setPasswordPage = ({ nonce, token, problems = [] }: SetPasswordPage): string =>
  page({
    nonce,
    title: 'Set password',
    body: html`<h1>Choose a new password</h1>
      <p>
        At least 8 characters, with an uppercase letter, a lowercase letter, a digit and one of
        !@#$%&amp;*().
      </p>
      ${problem(problems)}
      <form method="post" action="/account/set-password">
        <input type="hidden" name="token" value="${token}" />
        <label for="password">New password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="new-password"
          required
          maxlength="128"
          autofocus
        />
        <label for="repeated">New password again</label>
        <input
          id="repeated"
          name="repeated"
          type="password"
          autocomplete="new-password"
          required
          maxlength="128"
        />
        <button type="submit">Save password</button>
      </form>`,
  });

export const deadLinkPage = (nonce: string): string =>
  page({
    nonce,
    title: 'Link not valid',
    body: html`<h1>This link is no longer valid</h1>
      <p>It was used already, or it is older than 60 minutes.</p>
      <p class="below"><a href="/account/forgot-password">Ask for a new link</a></p>`,
  });

export const passwordSavedPage = (nonce: string): string =>
  page({
    nonce,
    title: 'Password saved',
    body: html`<h1>Your password is saved</h1>
      <p role="status">You can sign in with it now.</p>
      <p class="below"><a href="/account/login">Sign in</a></p>`,
  });
