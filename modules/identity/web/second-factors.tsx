import { formatDateTime } from '#kernel/domain';
import { api, confirm, panelText, toast, toastFailure, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton, Table } from 'antd';
import { useState } from 'react';
import { addPasskey } from './add-passkey.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenameFactor } from './rename-factor.tsx';
import { factorsAddress } from './addresses.ts';
import { SetUpApp } from './set-up-app.tsx';
import './second-factors.css';

type Factor = {
  id: string;
  kind: 'totp' | 'passkey';
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};

type Own = {
  isNeeded: boolean;
  arePasskeysPossible: boolean;
  recoveryCodesLeft: number;
  factors: readonly Factor[];
};

const removal = 'Remove this? You are signed out everywhere else.';

/** What a person does with them; each answers with the recovery codes to show now. */
function factorActs(show: (codes: readonly string[]) => void, refetch: () => Promise<unknown>) {
  const attempt = async (work: () => Promise<readonly string[]>, done: string) => {
    try {
      show(await work());
      toast.success(done);
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
  };
  const remove = async ({ id }: Factor) => {
    if (!(await confirm({ text: removal, yes: 'Remove', isDanger: true }))) return;
    await attempt(async () => {
      await api.delete(`${factorsAddress}/${id}`);
      return [];
    }, 'Removed.');
  };
  const newCodes = async () => {
    const text = 'Make new recovery codes? The old ones open nothing any more.';
    if (!(await confirm({ text, yes: 'Make new ones' }))) return;
    await attempt(async () => {
      const made = await api.post<{ recoveryCodes: string[] }>('/app/profile/recovery-codes');
      return made.recoveryCodes;
    }, 'New recovery codes were made.');
  };
  return { attempt, remove, newCodes };
}

/** An app that shows codes, passkeys, and the codes for the day when both are lost. */
export function SecondFactors() {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<Factor | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['own-factors'],
    staleTime: 0,
    queryFn: ({ signal }) => api.get<Own>(factorsAddress, undefined, signal),
  });
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active />;

  const { attempt, remove, newCodes } = factorActs(setCodes, refetch);

  return (
    <section className="card" aria-label="Second factors">
      <h2>Second step</h2>
      {data.isNeeded && <p>Your organisation asks for one.</p>}
      <FactorTable factors={data.factors} remove={remove} rename={setRenamed} />
      {data.factors.length > 0 && <p>Recovery codes left: {data.recoveryCodesLeft}</p>}
      <div className="form-end">
        {data.factors.length > 0 && (
          <Button onClick={() => void newCodes()}>New recovery codes</Button>
        )}
        {data.arePasskeysPossible && (
          <Button onClick={() => void attempt(addPasskey, 'The passkey was added.')}>
            Add a passkey
          </Button>
        )}
        <Button type="primary" onClick={() => setAdding(true)}>
          Set up an app
        </Button>
      </div>
      {isAdding && (
        <SetUpApp
          close={() => setAdding(false)}
          done={(made) => {
            setAdding(false);
            setCodes(made);
            void refetch();
          }}
        />
      )}
      {renamed && (
        <RenameFactor
          factor={renamed}
          close={() => {
            setRenamed(null);
            void refetch();
          }}
        />
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} close={() => setCodes([])} />}
    </section>
  );
}

type TableProps = {
  factors: readonly Factor[];
  remove: (factor: Factor) => Promise<void>;
  rename: (factor: Factor) => void;
};

function FactorTable({ factors, remove, rename }: TableProps) {
  const { zone, dateFormat } = useSession();
  const moment = (at: string | null) => formatDateTime(at, zone, dateFormat) || 'Never';
  return (
    <Table
      className="plain-table"
      size="small"
      rowKey="id"
      pagination={false}
      dataSource={[...factors]}
      locale={{ emptyText: 'Only your password opens your account.' }}
      columns={[
        { title: 'Name', dataIndex: 'name' },
        { title: 'Kind', render: (_, { kind }) => (kind === 'totp' ? 'App' : 'Passkey') },
        { title: 'Added', render: (_, { createdAt }) => moment(createdAt) },
        { title: 'Last used', render: (_, { lastUsedAt }) => moment(lastUsedAt) },
        {
          title: '',
          key: 'acts',
          render: (_, factor) => (
            <>
              <Button
                size="small"
                aria-label={`Rename: ${factor.name}`}
                onClick={() => rename(factor)}
              >
                Rename
              </Button>{' '}
              <Button
                danger
                size="small"
                aria-label={`Remove: ${factor.name}`}
                onClick={() => void remove(factor)}
              >
                Remove
              </Button>
            </>
          ),
        },
      ]}
    />
  );
}
