import { Dialog, dryRunPost, DryRunView, LeaveButton, api, toast, toastFailure } from '#kernel/web';
import { Button, Progress } from 'antd';
import { Suspense, useState } from 'react';
import { sendStatementPath } from '../../domain/index.ts';
import { sendQuery } from './remittance-query.ts';
import type { RemittanceView } from './remittance-query.ts';

type Props = {
  specialists: readonly { readonly id: string; readonly fullName: string }[];
  view: RemittanceView;
  isPaid: boolean;
};

type Sent = { readonly sent: number; readonly skipped: readonly { readonly reason: string }[] };

const people = (count: number): string => (count === 1 ? '1 specialist' : `${count} specialists`);

const address = (query: ReturnType<typeof sendQuery>): string => {
  const given = Object.entries(query).filter(([, value]) => value !== null);
  return `${sendStatementPath}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()}`;
};

/** B-350: one after the other, so that people see how far it is; each sending stands by itself. */
export function SendButton({ specialists, view, isPaid }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<number | null>(null);
  const count = specialists.length;
  const path = address(sendQuery(view, isPaid));
  const send = async () => {
    setAsking(false);
    const failed: string[] = [];
    setDone(0);
    try {
      for (const [at, { id, fullName }] of specialists.entries()) {
        const { skipped } = await api.post<Sent>(path, [id]);
        failed.push(...skipped.map(({ reason }) => `${fullName}: ${reason}`));
        setDone(at + 1);
      }
      if (failed.length) toast.error(failed.join(' '));
      else toast.success(`Statements are on their way to ${people(count)}.`);
    } catch (error) {
      toastFailure(error);
    }
    setDone(null);
  };
  return (
    <>
      {done !== null && (
        <Progress
          type="circle"
          size={24}
          percent={Math.round((100 * done) / Math.max(count, 1))}
          aria-label={`${done} of ${count} sent`}
        />
      )}
      <Button
        type="primary"
        disabled={!count}
        loading={done !== null}
        onClick={() => setAsking(true)}
      >
        Send statements
      </Button>
      {isAsking && (
        <SendDialog
          path={path}
          ids={specialists.map(({ id }) => id)}
          send={() => void send()}
          close={() => setAsking(false)}
        />
      )}
    </>
  );
}

type DialogProps = {
  path: string;
  ids: readonly string[];
  send: () => void;
  close: () => void;
};

const SendDialog = ({ path, ids, send, close }: DialogProps) => (
  <Suspense>
    <Dialog
      kind="confirm"
      title="Send statements"
      close={close}
      footer={
        <>
          <LeaveButton />
          <Button type="primary" onClick={send}>
            Send statements
          </Button>
        </>
      }
    >
      <p>Do you want to email the remittance statement to {people(ids.length)}?</p>
      <DryRunView isAskedAtOnce ask={() => dryRunPost(path, ids)} />
    </Dialog>
  </Suspense>
);
