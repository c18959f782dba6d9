import {
  api,
  confirm,
  EmptyState,
  PageHeader,
  PageTitle,
  panelText,
  toast,
  toastFailure,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import {
  apiKeysPath,
  listApiKeys,
  rotateApiKey,
  rotationHours,
  withdrawApiKey,
} from '../../domain/index.ts';
import type { ApiKey, MadeApiKey } from '../../domain/index.ts';
import { AddKeyDialog } from './add-key-dialog.tsx';
import { KeyTable } from './key-table.tsx';
import { NewSecret } from './new-secret.tsx';

const title = 'API and webhooks';

const useKeys = () =>
  useQuery({
    queryKey: [apiKeysPath],
    staleTime: 0,
    queryFn: ({ signal }) => api.get<{ items: readonly ApiKey[] }>(listApiKeys.path, {}, signal),
  });

async function rotate({ id, name }: ApiKey): Promise<MadeApiKey | null> {
  const text = `Rotate the key "${name}"? You get a new one, and the present one works for ${rotationHours} more hours.`;
  if (!(await confirm({ text, yes: 'Rotate' }))) return null;
  try {
    return await api.put<MadeApiKey>(rotateApiKey.path.replace('{keyId}', id), {});
  } catch (failure) {
    toastFailure(failure);
    return null;
  }
}

async function withdraw({ id, name }: ApiKey): Promise<void> {
  const text = `Withdraw the key "${name}"? Programs that use it are refused within seconds, and it cannot be given back.`;
  if (!(await confirm({ text, yes: 'Withdraw', isDanger: true }))) return;
  try {
    await api.put(withdrawApiKey.path.replace('{keyId}', id), {});
    toast.success('The key is withdrawn.');
  } catch (failure) {
    toastFailure(failure);
  }
}

/** Programs of others that work with the records of the practice. */
export default function ApiAndWebhooks() {
  const { data, error, refetch } = useKeys();
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeApiKey | null>(null);
  const show = (key: MadeApiKey | null) => {
    setAdding(false);
    if (key) setMade(key);
    void refetch();
  };
  const add = (
    <Button type="primary" onClick={() => setAdding(true)}>
      Add key
    </Button>
  );
  const docs = (
    <Button href="/docs" target="_blank">
      Documentation of the API
    </Button>
  );
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        actions={
          <>
            {docs}
            {add}
          </>
        }
      />
      {made && <NewSecret made={made} close={() => setMade(null)} />}
      {error ? (
        <Alert type="error" showIcon title={panelText(error)} />
      ) : !data ? (
        <Skeleton active />
      ) : data.items.length ? (
        <KeyTable
          keys={data.items}
          rotate={async (key) => show(await rotate(key))}
          withdraw={async (key) => {
            await withdraw(key);
            await refetch();
          }}
        />
      ) : (
        <EmptyState
          title="No keys yet"
          text="A key lets a program of yours or of somebody else read and write what you choose. Make an account for the program under Login Users, and then press Add key. What it can call stands in the documentation of the API."
        />
      )}
      {isAdding && <AddKeyDialog close={() => setAdding(false)} made={show} />}
    </div>
  );
}
