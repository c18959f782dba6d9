import { HistoryOutlined } from '@ant-design/icons';
import type { AnyResource } from '#kernel/domain';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/api.ts';
import { confirm, deleteQuestion } from '../../dialogs/confirm.ts';
import { saved, toast, toastFailure } from '../../toast/toast.ts';
import { may, useRefetch } from '../record.ts';
import type { StoredRecord } from '../record.ts';

const HistoryDialog = lazy(async () => ({
  default: (await import('./history-dialog.tsx')).HistoryDialog,
}));

type Props = { resource: AnyResource; record: StoredRecord; edit: () => void };

export function RecordActions({ resource, record, edit }: Props) {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const navigate = useNavigate();
  const refetch = useRefetch(resource);
  const path = `/app/${resource.base}/${record.id}`;
  const turn = record.isActive ? 'disable' : 'enable';

  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast.success(done);
    } catch (error) {
      toastFailure(error);
    }
    await refetch();
  };

  const remove = async () => {
    if (!(await confirm({ text: deleteQuestion, yes: 'Delete', isDanger: true }))) return;
    await attempt(async () => {
      await api.delete(path);
      await navigate(`/view/${resource.segment}`, { replace: true });
    }, saved.deleted);
  };

  return (
    <>
      <Button icon={<HistoryOutlined />} onClick={() => setHistoryOpen(true)}>
        History
      </Button>
      {may(resource, record, turn) && (
        <Button onClick={() => void attempt(() => api.put(`${path}/${turn}`), saved.record)}>
          {turn === 'enable' ? 'Enable' : 'Disable'}
        </Button>
      )}
      {may(resource, record, 'delete') && (
        <Button danger onClick={() => void remove()}>
          Delete
        </Button>
      )}
      {may(resource, record, 'update') && (
        <Button type="primary" onClick={edit}>
          Edit
        </Button>
      )}
      {isHistoryOpen && (
        <Suspense>
          <HistoryDialog resource={resource} id={record.id} close={() => setHistoryOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
