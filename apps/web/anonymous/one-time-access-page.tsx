import './anonymous.css';
import { api, saveBlob } from '#kernel/web';
import { fileSizeText } from '#documents/domain';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { DeadLinkPage } from './dead-link-page.tsx';
import { PlainPage } from './plain-page.tsx';
import { Spinner } from './spinner.tsx';

type Offer = { fileName: string; fileSizeInByte: number; needsCode: boolean };
type State = Offer | 'loading' | 'gone' | 'done';

const place = (search: string): string => {
  const params = new URLSearchParams(search);
  const id = encodeURIComponent(params.get('id') ?? '');
  const tenantId = encodeURIComponent(params.get('tenantId') ?? '');
  return `/app/files/OnetimeAccessFile/${id}?tenantId=${tenantId}`;
};

const fetchFile = (code: string): Promise<Response | null> =>
  fetch(place(location.search), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code }),
  }).catch(() => null);

const CodeInput = () => (
  <label>
    Code
    <input
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={12}
      aria-describedby="problem"
    />
  </label>
);

/** R-059, B-388, D23: opening the page uses nothing up; the code does, once. */
export default function OneTimeAccessPage() {
  const [state, setState] = useState<State>('loading');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    api.get<Offer>(place(location.search)).then(setState, () => setState('gone'));
  }, []);

  if (state === 'loading') return <Spinner />;
  if (state === 'gone') return <DeadLinkPage />;
  if (state === 'done') {
    return (
      <PlainPage title="Your file is being saved">
        <p>The link is used up now. Look for the file in your downloads.</p>
      </PlainPage>
    );
  }

  const take = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    setBusy(true);
    setProblem('');
    const answer = await fetchFile(code);
    setBusy(false);
    if (answer?.ok) {
      saveBlob(await answer.blob(), state.fileName);
      setState('done');
    } else if (answer?.status === 422) setProblem('The code is not right.');
    else if (answer?.status === 404) setState('gone');
    else setProblem('Can not connect to the server');
  };

  return (
    <PlainPage title={state.fileName}>
      <p>
        {fileSizeText(state.fileSizeInByte)}. It can be downloaded once with the code that you were
        sent.
      </p>
      <form className="plain-form" onSubmit={(event) => void take(event)}>
        {state.needsCode && <CodeInput />}
        <p id="problem" className="plain-problem" role="alert">
          {problem}
        </p>
        <button type="submit" className="plain-button" disabled={isBusy}>
          Download
        </button>
      </form>
    </PlainPage>
  );
}
