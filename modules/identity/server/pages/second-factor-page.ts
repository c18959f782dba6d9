import { Html, html } from '#kernel/domain';
import { page, problem } from './layout.ts';
import { passkeyForm } from './passkey-form.ts';

type SecondFactorPage = {
  readonly nonce: string;
  /** What the browser asks a passkey for; null where the person has none. */
  readonly passkey: string | null;
  readonly hasApp: boolean;
  readonly message?: string | undefined;
};

export const secondFactorPage = ({ nonce, passkey, hasApp, message }: SecondFactorPage): string =>
  page({
    nonce,
    title: 'Second step',
    body: html`<h1>One more step</h1>
      ${problem(message ? [message] : [])}
      ${passkey !== null && passkeyForm(nonce, '/account/login/second-factor', passkey)}
      <p>
        ${hasApp ? 'Type the code that your app shows, or a recovery code.' : 'Or type a recovery code.'}
      </p>
      <form method="post" action="/account/login/second-factor">
        <label for="code">Code</label>
        <input
          id="code"
          name="code"
          type="text"
          autocomplete="one-time-code"
          autocapitalize="none"
          spellcheck="false"
          required
          maxlength="40"
          ${hasApp && html` autofocus`}
        />
        <button type="submit" ${passkey !== null && html`class="quiet"`}>Go on</button>
      </form>
      <p class="below"><a href="/account/login">Begin again</a></p>`,
  });

type SetUpPage = {
  readonly nonce: string;
  readonly picture: string;
  readonly secret: string;
  readonly message?: string | undefined;
};

export const setUpFactorPage = ({ nonce, picture, secret, message }: SetUpPage): string =>
  page({
    nonce,
    title: 'Set up the second step',
    body: html`<h1>Set up a second step</h1>
      <p>
        Your organisation asks for a code besides the password. Scan this with an authenticator app,
        then type the code that it shows.
      </p>
      ${problem(message ? [message] : [])}
      <div class="qr" role="img" aria-label="QR code for the app">${new Html(picture)}</div>
      <p>Or type this into the app: <code>${secret}</code></p>
      <form method="post" action="/account/login/set-up">
        <label for="code">Code</label>
        <input
          id="code"
          name="code"
          type="text"
          inputmode="numeric"
          autocomplete="one-time-code"
          required
          maxlength="10"
          autofocus
        />
        <button type="submit">Go on</button>
      </form>`,
  });

export const recoveryCodesPage = (nonce: string, codes: readonly string[]): string =>
  page({
    nonce,
    title: 'Recovery codes',
    body: html`<h1>Keep these codes</h1>
      <p>Each of them opens your account once when the app is lost. They are shown only now.</p>
      <ul class="codes">
        ${codes.map((code) => html`<li>${code}</li>`)}
      </ul>
      <form method="post" action="/account/login/go-on">
        <button type="submit">I have kept them</button>
      </form>`,
  });
