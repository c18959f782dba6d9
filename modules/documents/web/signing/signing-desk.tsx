import { PdfSheets } from '#kernel/web';
import { Suspense, useEffect, useState } from 'react';
import { signatureBox, signatureRatio } from '../../domain/index.ts';
import type { SigningView } from '../../domain/index.ts';
import './signing-desk.css';
import { SignaturePad } from './signature-pad.tsx';
import { signingCalls } from './signing-calls.ts';
import type { Picture, SigningCalls } from './signing-calls.ts';

type Props = {
  view: SigningView;
  pass: string;
  token: string;
  /** Signed or declined: what the link leads to has changed. */
  done: () => void;
};

type Step = 'reading' | 'signing' | 'declining';

/** The document, and under it what can be done with it. Works on a phone as it does on a desk. */
export default function SigningDesk({ view, pass, token, done }: Props) {
  const [calls] = useState(() => signingCalls(token));
  const [file, setFile] = useState<Blob | null>(null);
  const [step, setStep] = useState<Step>('reading');
  const [problem, setProblem] = useState('');
  useEffect(() => {
    calls.read(pass).then(setFile, (error: Error) => setProblem(error.message));
  }, [calls, pass]);
  const mark = (page: number, pages: number) => {
    const { at, ...place } = view.box;
    const box = signatureBox(place, at, pages);
    return box.page === page && <SignHere box={box} sign={() => setStep('signing')} />;
  };
  return (
    <main className="sign-desk">
      <header className="sign-head">
        <h1>{view.title}</h1>
        <p>
          {view.practice}
          {view.sender && ` · ${view.sender}`}
        </p>
      </header>
      <div className="sign-paper">
        {file && (
          <Suspense fallback={<output>Loading…</output>}>
            <PdfSheets file={file} over={mark} />
          </Suspense>
        )}
        {problem && <p role="alert">{problem}</p>}
      </div>
      <footer className="sign-foot">
        {step === 'reading' && (
          <div className="sign-buttons">
            <button type="button" className="text-button" onClick={() => setStep('declining')}>
              Decline
            </button>
            <button type="button" className="plain-button" onClick={() => setStep('signing')}>
              Sign
            </button>
          </div>
        )}
        {step === 'signing' && <SignStep {...{ view, pass, calls, done, setStep }} />}
        {step === 'declining' && <DeclineStep {...{ pass, calls, done, setStep }} />}
      </footer>
    </main>
  );
}

type HereProps = { box: ReturnType<typeof signatureBox>; sign: () => void };

function SignHere({ box, sign }: HereProps) {
  const share = (value: number) => `${value * 100}%`;
  return (
    <button
      type="button"
      className="sign-here"
      style={{
        left: share(box.left),
        top: share(box.top),
        width: share(box.width),
        aspectRatio: signatureRatio,
      }}
      onClick={sign}
    >
      Sign here
    </button>
  );
}

type StepProps = {
  pass: string;
  calls: SigningCalls;
  done: () => void;
  setStep: (step: Step) => void;
};

function useSending(done: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
      done();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return { isBusy, problem, send };
}

function SignStep({ view, pass, calls, done, setStep }: StepProps & { view: SigningView }) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const { isBusy, problem, send } = useSending(done);
  return (
    <section className="sign-step" aria-label="Your signature">
      <SignaturePad name={view.name} onChange={setPicture} />
      <p className="sign-problem" role="alert">
        {problem}
      </p>
      <div className="sign-buttons">
        <button type="button" className="text-button" onClick={() => setStep('reading')}>
          Back
        </button>
        <button
          type="button"
          className="plain-button"
          disabled={!picture || isBusy}
          onClick={() => picture && void send(() => calls.sign(pass, picture))}
        >
          {isBusy ? 'Signing…' : 'Sign the document'}
        </button>
      </div>
    </section>
  );
}

function DeclineStep({ pass, calls, done, setStep }: StepProps) {
  const [reason, setReason] = useState('');
  const { isBusy, problem, send } = useSending(done);
  return (
    <section className="sign-step" aria-label="Decline to sign">
      <label className="sign-field">
        Why do you not sign?
        <textarea
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <p className="sign-problem" role="alert">
        {problem}
      </p>
      <div className="sign-buttons">
        <button type="button" className="text-button" onClick={() => setStep('reading')}>
          Back
        </button>
        <button
          type="button"
          className="plain-button"
          disabled={!reason.trim() || isBusy}
          onClick={() => void send(() => calls.decline(pass, reason.trim()))}
        >
          Decline to sign
        </button>
      </div>
    </section>
  );
}
