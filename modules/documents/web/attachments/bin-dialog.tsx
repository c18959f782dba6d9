import { api, Dialog, LeaveButton, panelText, toast, toastFailure, useSession } from '#kernel/web';
import { formatDateTime } from '#kernel/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import type { RecordLink } from '../stored-file.ts';

type RemovedFile = {
  readonly id: string;
  readonly name: string;
  readonly removedAt: string;
  readonly removedBy: string | null;
};

type Props = { readonly link: RecordLink; readonly close: (isChanged: boolean) => void };

/** What was deleted from a record in the last 30 days. */
export default function BinDialog({ link, close }: Props) {
  const { zone, dateFormat } = useSession();
  const queries = useQueryClient();
  const queryKey = ['removed-files', link.fromModule, link.objectId];
  const { data, error, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.get<{ items: RemovedFile[] }>('/app/files/removed', { ...link }, signal),
  });
  const putBack = async ({ id, name }: RemovedFile) => {
    try {
      await api.post(`/app/files/${id}/put-back`);
      toast.success(`${name} is back.`);
      await queries.invalidateQueries({
        queryKey: ['attachments', link.fromModule, link.objectId],
      });
      await queries.invalidateQueries({ queryKey });
    } catch (failure) {
      toastFailure(failure);
    }
  };
  return (
    <Dialog
      kind="confirm"
      title="Deleted files"
      close={() => close(false)}
      footer={<LeaveButton />}
    >
      {error && <Alert type="error" title={panelText(error)} showIcon />}
      {isPending && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data?.items.length === 0 && (
        <p className="soft">The bin is empty. Deleted files stay here for 30 days.</p>
      )}
      <ul className="file-rows">
        {data?.items.map((file) => (
          <li key={file.id} className="file-row">
            <span className="file-name">{file.name}</span>
            <span className="soft">
              {formatDateTime(file.removedAt, zone, dateFormat)}
              {file.removedBy && ` · ${file.removedBy}`}
            </span>
            <Button size="small" onClick={() => void putBack(file)}>
              Put back
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
