import { api, Dialog, LeaveButton, panelText } from '#kernel/web';
import { startAuthentication } from '@simplewebauthn/browser';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input, Skeleton } from 'antd';
import { useState } from 'react';

type Ways = {
  hasCode: boolean;
  hasPassword: boolean;
  passkey: PublicKeyCredentialRequestOptionsJSON | null;
  /** Its name, of whoever came by it. */
  provider?: string | null;
};

const address = '/app/profile/step-up';
const noPasskey = 'No passkey was used. Try again, or type a code.';

/** The ways to prove it, and the calls that do. */
function useProof(answer: (isProven: boolean) => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['step-up'],
    gcTime: 0,
    staleTime: 0,
    queryFn: () => api.get<Ways>(address),
  });

  const prove = async (proof: object) => {
    setBusy(true);
    try {
      await api.post(address, proof);
      answer(true);
    } catch (refused) {
      setFailure(panelText(refused));
      setBusy(false);
      await refetch();
    }
  };
  const byPasskey = async (optionsJSON: PublicKeyCredentialRequestOptionsJSON) => {
    const passkey = await startAuthentication({ optionsJSON }).catch(() => null);
    if (passkey) await prove({ passkey });
    else setFailure(noPasskey);
  };
  return { ways: data, error, failure, isBusy, prove, byPasskey };
}

/** B-391 and its like know who signed in; this asks whether they still sit there. */
export default function StepUpDialog({ answer }: { answer: (isProven: boolean) => void }) {
  const [typed, setTyped] = useState('');
  const { ways: data, error, failure, isBusy, prove, byPasskey } = useProof(answer);
  const submit = () => void prove(data?.hasCode ? { code: typed } : { password: typed });

  const asksSomething = data && (data.hasCode || data.hasPassword);
  return (
    <Dialog
      kind="confirm"
      title="Is it still you?"
      close={() => answer(false)}
      footer={
        <>
          <LeaveButton />
          {asksSomething && (
            <Button type="primary" disabled={!typed} loading={isBusy} onClick={submit}>
              Go on
            </Button>
          )}
        </>
      }
    >
      {error && <Alert type="error" title={panelText(error)} />}
      {!data && !error && <Skeleton active />}
      {data?.passkey && (
        <p>
          <Button loading={isBusy} onClick={() => data.passkey && void byPasskey(data.passkey)}>
            Use a passkey
          </Button>
        </p>
      )}
      {asksSomething && (
        <ProofForm hasCode={data.hasCode} typed={typed} type={setTyped} send={submit} />
      )}
      {data?.provider && <AtProvider label={data.provider} goOn={() => answer(true)} />}
      {data && !asksSomething && !data.passkey && !data.provider && (
        <p>
          You came in through your organisation. Please sign out, sign in again and do this then.
        </p>
      )}
      {failure && <Alert type="error" title={failure} />}
    </Dialog>
  );
}

/** In a window of its own, so that nothing typed here is lost. */
function AtProvider({ label, goOn }: { label: string; goOn: () => void }) {
  return (
    <>
      <p>Prove it to {label} in a new window, and come back here.</p>
      <p className="toolbar">
        <Button href="/account/login/provider/again" target="_blank" rel="noopener">
          Prove it to {label}
        </Button>
        <Button onClick={goOn}>I have proven it</Button>
      </p>
    </>
  );
}

type FormProps = {
  hasCode: boolean;
  typed: string;
  type: (typed: string) => void;
  send: () => void;
};

function ProofForm({ hasCode, typed, type, send }: FormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed) send();
      }}
    >
      <p>This needs a fresh proof. What you typed is kept meanwhile.</p>
      <label htmlFor="step-up-proof">{hasCode ? 'Code' : 'Your password'}</label>
      <Input
        id="step-up-proof"
        type={hasCode ? 'text' : 'password'}
        autoComplete={hasCode ? 'one-time-code' : 'current-password'}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </form>
  );
}
