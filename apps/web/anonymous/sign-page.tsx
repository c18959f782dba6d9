import { SigningDesk, signingCalls } from '#documents/web';
import type { SigningView } from '#documents/domain';
import { saveBlob } from '#kernel/web';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import './anonymous.css';
import { DeadLinkPage } from './dead-link-page.tsx';
import { PlainPage } from './plain-page.tsx';
import './sign.css';
import { Spinner } from './spinner.tsx';

const token = new URLSearchParams(location.search).get('token') ?? '';
const calls = signingCalls(token);

type State = SigningView | 'loading' | 'unknown' | 'unreachable';

const notFound = (error: unknown): State =>
  (error as { status?: number }).status === 404 ? 'unknown' : 'unreachable';

/** Opening the page signs nothing: mail scanners open it too. */
export default function SignPage() {
  const [state, setState] = useState<State>('loading');
  const [pass, setPass] = useState('');
  const load = (given: string) =>
    calls.see(given).then(setState, (error: unknown) => setState(notFound(error)));
  useEffect(() => void load(''), []);
  if (state === 'loading') return <Spinner />;
  if (state === 'unknown') return <DeadLinkPage />;
  if (state === 'unreachable') {
    return (
      <PlainPage title="We cannot be reached">
        <p>Please try again in a moment.</p>
      </PlainPage>
    );
  }
  const opened = async (given: string) => {
    await load(given);
    setPass(given);
  };
  if (state.state === 'ready') {
    return pass ? (
      <SigningDesk view={state} pass={pass} token={token} done={() => void load(pass)} />
    ) : (
      <Start view={state} opened={opened} />
    );
  }
  return state.state === 'completed' ? <Completed view={state} /> : <Ended view={state} />;
}

type StartProps = { view: SigningView; opened: (pass: string) => Promise<void> };

function Start({ view, opened }: StartProps) {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [hasAgreed, setAgreed] = useState(false);
  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    setBusy(true);
    setProblem('');
    try {
      await opened(await calls.open(code));
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <PlainPage title={view.title ?? 'A document for you to sign'}>
      <p>
        {[view.sender, view.practice].filter(Boolean).join(', ')} asks you, <b>{view.name}</b>, to
        read and sign {view.title ? 'this document' : 'a document'}.
      </p>
      {view.message && <p className="sign-message">{view.message}</p>}
      {view.signers.length > 1 && <Signers view={view} />}
      <form className="plain-form" onSubmit={(event) => void open(event)}>
        {view.needsCode && <Code view={view} tell={setProblem} />}
        <label className="sign-consent">
          <input
            type="checkbox"
            checked={hasAgreed}
            onChange={({ target }) => setAgreed(target.checked)}
          />
          <span>
            I agree to receive this document and to sign it electronically. My signature binds me as
            it would on paper.
          </span>
        </label>
        <p className="plain-problem" role="alert">
          {problem}
        </p>
        <button type="submit" className="plain-button" disabled={!hasAgreed || isBusy}>
          {isBusy ? 'Opening…' : 'Open the document'}
        </button>
      </form>
    </PlainPage>
  );
}

function Code({ view, tell }: { view: SigningView; tell: (problem: string) => void }) {
  const [isSent, setSent] = useState(false);
  const ask = async () => {
    try {
      await calls.askCode();
      setSent(true);
      tell('');
    } catch (error) {
      tell((error as Error).message);
    }
  };
  return (
    <>
      <button type="button" className="text-button" onClick={() => void ask()}>
        {isSent ? 'Send another code' : `Send a code to ${view.codeGoesTo}`}
      </button>
      <label>
        Code
        <input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={12}
        />
      </label>
    </>
  );
}

const Signers = ({ view }: { view: SigningView }) => (
  <ol className="sign-signers">
    {view.signers.map(({ name, status, isMe }) => (
      <li key={name} aria-current={isMe || undefined}>
        {name} <span className="soft">{status === 'signed' ? 'has signed' : ''}</span>
      </li>
    ))}
  </ol>
);

/** The signed copy, for everybody who has signed. */
function Completed({ view }: { view: SigningView }) {
  const [problem, setProblem] = useState('');
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    try {
      const file = await calls.read(await calls.open(code));
      saveBlob(file, `${view.title ?? 'Document'} (signed).pdf`);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <PlainPage title="The document is signed">
      <p role="status">Everybody has signed. Keep a copy for yourself.</p>
      <form className="plain-form" onSubmit={(event) => void save(event)}>
        {view.needsCode && <Code view={view} tell={setProblem} />}
        <p className="plain-problem" role="alert">
          {problem}
        </p>
        <button type="submit" className="plain-button">
          Save the signed document
        </button>
      </form>
    </PlainPage>
  );
}

const endings: Readonly<Record<string, readonly [title: string, words: string]>> = {
  waiting: ['It is not your turn yet', 'You will get an email when it is.'],
  signed: ['Thank you, you have signed', 'You will get a copy by email once everybody has signed.'],
  declined: ['Signing was declined', 'Nobody has to sign this document any more.'],
  voided: ['This document is no longer to be signed', 'There may be a newer one in your email.'],
  expired: ['The time for signing is over', 'Please ask for a new link.'],
};

function Ended({ view }: { view: SigningView }) {
  const [title, words] = endings[view.state] ?? ['', ''];
  return (
    <PlainPage title={title}>
      <p role="status">{words}</p>
      {view.practiceEmail && (
        <p className="soft">
          Questions? Write to {view.practice}, {view.practiceEmail}.
        </p>
      )}
    </PlainPage>
  );
}
