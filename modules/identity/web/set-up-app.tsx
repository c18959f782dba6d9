import { api, Dialog, LeaveButton, panelText } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { factorsAddress } from './addresses.ts';

type Begun = { id: string; secret: string; picture: string };

type Props = { close: () => void; done: (recoveryCodes: readonly string[]) => void };

/** The picture is drawn by our own server; nothing is asked for elsewhere. */
export function SetUpApp({ close, done }: Props) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const { data, error } = useQuery({
    queryKey: ['new-factor-app'],
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    queryFn: () => api.post<Begun>(`${factorsAddress}/totp`),
  });

  const confirmCode = async () => {
    try {
      const answer = await api.post<{ recoveryCodes: string[] }>(`${factorsAddress}/totp/confirm`, {
        id: data?.id,
        code,
      });
      done(answer.recoveryCodes);
    } catch (refused) {
      setFailure(panelText(refused));
    }
  };

  return (
    <Dialog
      kind="confirm"
      title="Set up an authenticator app"
      close={close}
      isDirty={code !== ''}
      footer={
        <>
          <LeaveButton />
          <Button type="primary" disabled={!data || !code} onClick={() => void confirmCode()}>
            Go on
          </Button>
        </>
      }
    >
      {error && <Alert type="error" title={panelText(error)} />}
      {!data && !error && <Skeleton active />}
      {data && <CodeForm begun={data} code={code} type={setCode} send={() => void confirmCode()} />}
      {failure && <Alert type="error" title={failure} />}
    </Dialog>
  );
}

type FormProps = { begun: Begun; code: string; type: (code: string) => void; send: () => void };

function CodeForm({ begun, code, type, send }: FormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>Scan this with the app, or type the letters into it. Then type the code that it shows.</p>
      <img
        className="factor-picture"
        alt="QR code for the app"
        src={`data:image/svg+xml,${encodeURIComponent(begun.picture)}`}
      />
      <p>
        <code>{begun.secret}</code>
      </p>
      <label htmlFor="factor-code">Code</label>
      <Input
        id="factor-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => type(target.value)}
      />
    </form>
  );
}
