import { api, Dialog, LeaveButton, runAction, toast, toastFailure } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { keepAuthority, mrType } from '../../domain/index.ts';
import './medical-records.css';

type CaseFile = { readonly id: string; readonly fileName: string };
type Props = { id: string; close: () => void; done: () => void };

/** Which file of the case is the authority that was signed by hand. */
export default function PaperAuthority({ id, close, done }: Props) {
  const [fileId, setFileId] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: ['attachments', mrType.key, id],
    queryFn: ({ signal }) =>
      api.get<{ items: CaseFile[] }>(
        '/app/files',
        { fromModule: mrType.key, objectId: id, maxResultCount: 100 },
        signal,
      ),
  });
  const save = async () => {
    try {
      await runAction(keepAuthority, id, { fileId });
      toast.success('The authority is kept.');
      done();
      close();
    } catch (error) {
      toastFailure(error);
    }
  };
  return (
    <Dialog
      kind="confirm"
      title="Signed on paper"
      close={close}
      isDirty={fileId !== null}
      footer={
        <>
          <LeaveButton>Cancel</LeaveButton>
          <Button type="primary" disabled={!fileId} onClick={() => void save()}>
            Use as authority
          </Button>
        </>
      }
    >
      {!data && <Skeleton active />}
      {data && !data.items.length && (
        <p className="soft">Add the scan to the documents of this case first.</p>
      )}
      <div className="paper-files" role="radiogroup" aria-label="Signed authority">
        {data?.items.map((file) => (
          <label key={file.id}>
            <input
              type="radio"
              name="authority"
              checked={fileId === file.id}
              onChange={() => setFileId(file.id)}
            />{' '}
            {file.fileName}
          </label>
        ))}
      </div>
    </Dialog>
  );
}
