import { DeleteOutlined, ReloadOutlined } from '@ant-design/icons';
import {
  api,
  confirm,
  PageHeader,
  PageTitle,
  panelText,
  toast,
  toastFailure,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { TenantStorageRow } from '../../domain/index.ts';
import { fileSizeText } from '../../domain/index.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { StorageTable } from './storage-table.tsx';

type Answer = { items: TenantStorageRow[] };
type Cleaned = { files: number; bytes: number };

const useStorageRows = () =>
  useQuery({
    queryKey: ['file-manager'],
    staleTime: 0,
    queryFn: ({ signal }) => api.get<Answer>('/app/file-manager/getTotalSize', undefined, signal),
  });

function cleanUpQuestion(row: TenantStorageRow | null, isHost: boolean): string {
  const whose = row ? `of ${row.tenantName}` : isHost ? 'of all tenants' : '';
  return `Delete the removed files ${whose} for good? They cannot be brought back.`;
}

const cleanedText = (files: number, bytes: number): string =>
  files
    ? `${files} removed file${files === 1 ? '' : 's'} cleaned up, ${fileSizeText(bytes)} freed.`
    : 'There was nothing to clean up.';

type ButtonsProps = { isFetching: boolean; cleanUp: () => void; refresh: () => void };

const PageButtons = ({ isFetching, cleanUp, refresh }: ButtonsProps) => (
  <>
    <Button icon={<DeleteOutlined />} onClick={cleanUp}>
      Clean up removed files
    </Button>
    <Button type="primary" icon={<ReloadOutlined />} loading={isFetching} onClick={refresh}>
      Refresh
    </Button>
  </>
);

/** R-047, B-031. */
export default function FileManagement() {
  const { actor } = useSession();
  const [limited, setLimited] = useState<TenantStorageRow | null>(null);
  const { data, error, isFetching, refetch } = useStorageRows();
  const tenants = data?.items.length;

  /** B-393. */
  const cleanUp = async (row: TenantStorageRow | null) => {
    const text = cleanUpQuestion(row, actor.isHost);
    if (!(await confirm({ text, yes: 'Delete for good', isDanger: true }))) return;
    try {
      const { files, bytes } = await api.post<Cleaned>(
        '/app/file-manager/cleanupRemovedFiles',
        row ? { tenantId: row.tenantId } : {},
      );
      toast.success(cleanedText(files, bytes));
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
  };

  return (
    <div className="page">
      <PageTitle>File Storage Management</PageTitle>
      <PageHeader
        title="File Storage Management"
        meta={tenants !== undefined && `${tenants} tenant${tenants === 1 ? '' : 's'}`}
        actions={
          <PageButtons
            isFetching={isFetching}
            cleanUp={() => void cleanUp(null)}
            refresh={() => void refetch()}
          />
        }
      />
      {error ? (
        <Alert type="error" showIcon title={panelText(error)} />
      ) : (
        <StorageTable
          rows={data?.items ?? []}
          isLoading={!data}
          setLimit={actor.isHost ? setLimited : null}
          cleanUp={(row) => void cleanUp(row)}
        />
      )}
      {limited && (
        <LimitDialog
          row={limited}
          close={(isChanged) => {
            setLimited(null);
            if (isChanged) void refetch();
          }}
        />
      )}
    </div>
  );
}
