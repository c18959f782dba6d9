import { readFileSync } from 'node:fs';
import { Html, html } from '#kernel/domain';
import { page, problem } from './layout.ts';

/** What the library ships for pages without a bundler. */
const libraryFile = new URL(
  '../dist/bundle/index.umd.min.js',
  import.meta.resolve('@simplewebauthn/browser'),
);

export const passkeyLibrary = (): string => readFileSync(libraryFile, 'utf8');

const script = `
const form = document.getElementById('passkey');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  try {
    const optionsJSON = JSON.parse(form.dataset.options);
    const answer = await SimpleWebAuthnBrowser.startAuthentication({ optionsJSON });
    form.elements.passkey.value = JSON.stringify(answer);
    form.submit();
  } catch {
    document.getElementById('no-passkey').hidden = false;
  }
});
`;

/** Not a tagged template: with this end tag the bundler would call a helper that no package brings. */
const scriptTag = (attributes: string, body: string): Html =>
  new Html(`<script ${attributes}>${body}</script>`);

/** The one thing on these pages that needs a script: only the browser can ask for a passkey. */
export const passkeyForm = (nonce: string, action: string, options: string): Html =>
  html`<form id="passkey" method="post" action="${action}" data-options="${options}">
      <input type="hidden" name="passkey" />
      <div id="no-passkey" class="problem" role="alert" hidden>
        No passkey was used. Try again, or go on another way.
      </div>
      <button type="submit">Use a passkey</button>
    </form>
    ${scriptTag(`nonce="${nonce}" src="/account/passkeys.js"`, '')}
    ${scriptTag(`nonce="${nonce}"`, script)}`;

type PasskeyPage = { readonly nonce: string; readonly options: string; readonly message?: string };

export const passkeyPage = ({ nonce, options, message }: PasskeyPage): string =>
  page({
    nonce,
    title: 'Sign in with a passkey',
    body: html`<h1>Sign in with a passkey</h1>
      <p>Your device asks for your finger, your face or its own code.</p>
      ${problem(message ? [message] : [])} ${passkeyForm(nonce, '/account/login/passkey', options)}
      <p class="below"><a href="/account/login">Sign in with a password</a></p>`,
  });
