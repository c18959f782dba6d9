import { can, formatDateTime } from '#kernel/domain';
import {
  api,
  Dialog,
  InputForm,
  panelText,
  runAction,
  saved,
  StatusChip,
  toast,
  toastFailure,
  useSession,
} from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { checkConnection, readConnection, saveConnection } from '../../domain/index.ts';
import { checkText } from './check-text.ts';
import type { CheckAnswer } from './check-text.ts';

type Connection = {
  readonly isConnected: boolean;
  readonly isSimulated: boolean;
  readonly clientId: string | null;
  readonly hasClientSecret: boolean;
  readonly lastSyncAt: string | null;
};

const queryKey = ['list', 'accounting-connection'];

const words = ({ isConnected, isSimulated }: Connection) => {
  if (isSimulated) return { tone: 'info', text: 'Simulated' } as const;
  return isConnected
    ? ({ tone: 'success', text: 'Connected' } as const)
    : ({ tone: 'neutral', text: 'Not connected' } as const);
};

function useCheck() {
  const [isChecking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    try {
      const answer = await runAction<CheckAnswer>(checkConnection, '', {});
      if (answer?.missingAccounts.length) toast.warning(checkText(answer));
      else if (answer) toast.success(checkText(answer));
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setChecking(false);
    }
  };
  return { isChecking, check };
}

export function ConnectionCard() {
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<Connection>(readConnection.path, {}, signal),
  });
  return (
    <section className="card" aria-label="Connection">
      <h2>Connection</h2>
      {error && <p className="soft">{panelText(error)}</p>}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data && <ConnectionFacts data={data} />}
    </section>
  );
}

function ConnectionFacts({ data }: { data: Connection }) {
  const { actor, zone, dateFormat } = useSession();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { isChecking, check } = useCheck();
  const { tone, text } = words(data);
  const save = async (changes: Record<string, unknown>) => {
    await api.put(saveConnection.path, { clientId: data.clientId, ...changes });
    toast.success(saved.section);
    setOpen(false);
    await queries.invalidateQueries({ queryKey });
  };
  const facts = [
    [
      'State',
      <StatusChip key="state" tone={tone}>
        {text}
      </StatusChip>,
    ],
    ['Client id', data.isSimulated ? 'Of the demo' : data.clientId],
    ['Client secret', data.hasClientSecret ? 'Kept, never shown' : 'None'],
    ['Last sync', data.lastSyncAt && formatDateTime(data.lastSyncAt, zone, dateFormat)],
  ] as const;
  return (
    <>
      <dl className="values">
        {facts.map(([label, value]) => (
          <div className="field" key={label}>
            <dt>{label}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <p className="mini-more toolbar">
        {data.isConnected && can(actor, checkConnection.ability) && (
          <Button size="small" loading={isChecking} onClick={() => void check()}>
            {checkConnection.label}
          </Button>
        )}
        {!data.isSimulated && can(actor, saveConnection.ability) && (
          <Button size="small" onClick={() => setOpen(true)}>
            {data.isConnected ? 'Change' : 'Connect'}
          </Button>
        )}
      </p>
      {isOpen && (
        <Dialog kind="confirm" title="Connect Xero" close={() => setOpen(false)}>
          <p className="soft">
            Both are those of a custom connection in the Xero developer portal.
          </p>
          <InputForm
            fields={saveConnection.input}
            start={{ clientId: data.clientId }}
            save={save}
          />
        </Dialog>
      )}
    </>
  );
}
