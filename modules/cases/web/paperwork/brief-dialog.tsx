import { mergeKind } from '#documents/domain';
import { api, Dialog, followTask, LeaveButton, toastFailure } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import type { CaseRecord, CaseType } from '../../domain/index.ts';
import { briefSources } from './brief-files.ts';
import type { BriefRow, CaseFile } from './brief-files.ts';
import { FileOrder } from './file-order.tsx';

type Props = {
  type: CaseType;
  record: CaseRecord;
  briefs: readonly BriefRow[];
  close: () => void;
  done: () => void;
};

/** Which files of the case, in which order. What the specialist has already is not offered again. */
export default function BriefDialog({ type, record, briefs, close, done }: Props) {
  const { data } = useQuery({
    // A key of its own: the documents beside the case keep theirs in another shape.
    queryKey: ['attachments', type.key, record.id, 'to merge'],
    // What was uploaded since the last opening must be among the files that are offered first.
    gcTime: 0,
    queryFn: ({ signal }) =>
      api.get<{ items: CaseFile[] }>(
        '/app/files',
        { fromModule: type.key, objectId: record.id, maxResultCount: 100 },
        signal,
      ),
  });
  const offered =
    data && briefSources(data.items, briefs).filter(({ fileName }) => mergeKind(fileName));
  return (
    <>
      {offered ? (
        <Choice
          {...{ record, offered, close, done }}
          isLate={briefs.some(({ sentAt }) => sentAt)}
        />
      ) : (
        <Dialog kind="attachments" title="Merge the brief" close={close}>
          <Skeleton active />
        </Dialog>
      )}
    </>
  );
}

type ChoiceProps = {
  record: CaseRecord;
  offered: readonly CaseFile[];
  isLate: boolean;
  close: () => void;
  done: () => void;
};

function Choice({ record, offered, isLate, close, done }: ChoiceProps) {
  const [first] = useState(offered);
  const [order, setOrder] = useState(first);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isStarting, setStarting] = useState(false);
  const fileIds = order.map(({ id }) => id).filter((id) => !left.includes(id));
  const title = isLate ? 'Merge a supplement' : 'Merge the brief';

  const start = async () => {
    setStarting(true);
    try {
      const path = `/app/cases/${record.id}/briefs`;
      const { taskId } = await api.post<{ taskId: string }>(path, { fileIds });
      followTask(taskId, `${fileIds.length} files are being merged.`, title, done);
      close();
    } catch (failure) {
      toastFailure(failure);
      setStarting(false);
    }
  };
  const toggle = (id: string) =>
    setLeft((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));

  return (
    <Dialog
      kind="attachments"
      title={title}
      close={close}
      isDirty={order !== first || left.length > 0}
      footer={
        <>
          <LeaveButton>Cancel</LeaveButton>
          <Button
            type="primary"
            disabled={!fileIds.length}
            loading={isStarting}
            onClick={() => void start()}
          >
            {isLate ? 'Merge supplement' : 'Merge brief'}
          </Button>
        </>
      }
    >
      <p className="soft">
        {offered.length
          ? 'The files are put together in this order, with an index and page numbers.'
          : 'There is no file to merge. Add the papers to the documents of this case first.'}
      </p>
      <FileOrder {...{ order, setOrder, left, toggle }} />
    </Dialog>
  );
}
