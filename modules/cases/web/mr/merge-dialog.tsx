import { api, Dialog, followTask, LeaveButton, toastFailure } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { mergeRecords } from '../../domain/index.ts';
import type { ShownRecord } from '../../domain/index.ts';
import { FileOrder } from '../paperwork/file-order.tsx';

type Props = { id: string; shown: ShownRecord; close: () => void; done: () => void };

/** Accepted files by provider at first; whoever merges may order them otherwise. */
export function filesInOrder({ files, items }: Pick<ShownRecord, 'files' | 'items'>) {
  const placeOf = new Map(
    items
      .toSorted((one, other) => one.providerName.localeCompare(other.providerName))
      .map(({ id }, at) => [id, at]),
  );
  return files
    .filter(({ status }) => status === 'accepted')
    .toSorted(
      (one, other) =>
        (placeOf.get(one.itemId) ?? 0) - (placeOf.get(other.itemId) ?? 0) ||
        one.receivedAt.localeCompare(other.receivedAt),
    )
    .map(({ fileId, name }) => ({ id: fileId, fileName: name }));
}

export default function MergeDialog({ id, shown, close, done }: Props) {
  const [offered] = useState(() => filesInOrder(shown));
  const [order, setOrder] = useState(offered);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isStarting, setStarting] = useState(false);
  const fileIds = order.map((file) => file.id).filter((fileId) => !left.includes(fileId));
  const start = async () => {
    setStarting(true);
    try {
      const path = mergeRecords.path.replace('{id}', id);
      const { taskId } = await api.post<{ taskId: string }>(path, { fileIds });
      const words = fileIds.length === 1 ? 'The file is' : `${fileIds.length} files are`;
      followTask(taskId, `${words} being merged.`, 'Merge files', done);
      close();
    } catch (failure) {
      toastFailure(failure);
      setStarting(false);
    }
  };
  const toggle = (fileId: string) =>
    setLeft((now) =>
      now.includes(fileId) ? now.filter((one) => one !== fileId) : [...now, fileId],
    );
  return (
    <Dialog
      kind="attachments"
      title="Merge files"
      close={close}
      isDirty={order !== offered || left.length > 0}
      footer={
        <>
          <LeaveButton>Cancel</LeaveButton>
          <Button
            type="primary"
            disabled={!fileIds.length}
            loading={isStarting}
            onClick={() => void start()}
          >
            Merge {fileIds.length} {fileIds.length === 1 ? 'file' : 'files'}
          </Button>
        </>
      }
    >
      <p className="soft">
        The files are put together in this order, with an index and page numbers.
      </p>
      <FileOrder order={order} setOrder={setOrder} left={left} toggle={toggle} />
    </Dialog>
  );
}
