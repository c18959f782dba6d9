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

/** R-047, B-031. */
export default function FileManagement() {
  const { actor } = useSession();
  const [limited, setLimited] = useState<TenantStorageRow | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['file-manager'],
    staleTime: 0,
    queryFn: ({ signal }) => api.get<Answer>('/app/file-manager/getTotalSize', undefined, signal),
  });

  /** B-393. */
  const cleanUp = async (row: TenantStorageRow | null) => {
    const whose = row ? `of ${row.tenantName}` : actor.isHost ? 'of all tenants' : '';
    const text = `Delete the removed files ${whose} for good? They cannot be brought back.`;
    if (!(await confirm({ text, yes: 'Delete for good', isDanger: true }))) return;
    try {
      const { files, bytes } = await api.post<Cleaned>(
        '/app/file-manager/cleanupRemovedFiles',
        row ? { tenantId: row.tenantId } : {},
      );
      toast.success(
        files
          ? `${files} removed file${files === 1 ? '' : 's'} cleaned up, ${fileSizeText(bytes)} freed.`
          : 'There was nothing to clean up.',
      );
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
        meta={data && `${data.items.length} tenant${data.items.length === 1 ? '' : 's'}`}
        actions={
          <>
            <Button icon={<DeleteOutlined />} onClick={() => void cleanUp(null)}>
              Clean up removed files
            </Button>
            <Button
              type="primary"
              icon={<ReloadOutlined />}
              loading={isFetching}
              onClick={() => void refetch()}
            >
              Refresh
            </Button>
          </>
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
