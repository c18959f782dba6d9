import { UploadOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { FileWindow, uploadOne } from '#documents/web';
import { EmptyState, panelText, runAction, toast, toastFailure, useSession } from '#kernel/web';
import { Button, Select, Skeleton } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { addRecordFiles, doneStatuses, mergeRecords } from '../../domain/index.ts';
import type { ShownFile, ShownItem, ShownRecord } from '../../domain/index.ts';
import { FilesTable } from './files-table.tsx';
import './medical-records.css';
import { useRecordOverview } from './use-record-overview.ts';

const MergeDialog = lazy(() => import('./merge-dialog.tsx'));

type Shown = { readonly id: string; readonly fileName: string; readonly contentType: string };

/** What the providers sent: looked at, counted, merged. */
export default function FilesPanel({ id }: { id: string }) {
  const { actor } = useSession();
  const { data, error, refresh } = useRecordOverview(id);
  const [isMerging, setMerging] = useState(false);
  const [opened, setOpened] = useState<Shown | null>(null);
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const accepted = data.files.filter(({ status }) => status === 'accepted');
  const mayMerge = can(actor, mergeRecords.ability);
  return (
    <>
      <div className="records-tools">
        <span className="soft">
          {filesText(data.files)}{' '}
          {data.bundleFileId && (
            <button type="button" className="text-button" onClick={() => setOpened(bundleOf(data))}>
              Merged file, {data.bundlePages} pages
            </button>
          )}
        </span>
        {mayMerge && (
          <span className="buttons buttons-end">
            <UploadButton items={data.items} refresh={refresh} />
            <Button disabled={!accepted.length} onClick={() => setMerging(true)}>
              Merge files
            </Button>
          </span>
        )}
      </div>
      {data.files.length ? (
        <FilesTable shown={data} open={setOpened} mayCheck={mayMerge} refresh={refresh} />
      ) : (
        <EmptyState
          title="Nothing has come yet"
          text="Providers upload by the link in their mail. What comes by post or fax is added here."
        />
      )}
      <Suspense>
        {isMerging && (
          <MergeDialog
            id={id}
            shown={data}
            close={() => setMerging(false)}
            done={() => void refresh()}
          />
        )}
        {opened && <FileWindow file={opened} close={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** "3 files, 1 to check, 2 accepted with 40 pages." */
export function filesText(files: readonly Pick<ShownFile, 'status' | 'pages'>[]): string {
  const of = (status: ShownFile['status']) => files.filter((file) => file.status === status);
  const accepted = of('accepted');
  const pages = accepted.reduce((sum, file) => sum + (file.pages ?? 0), 0);
  const parts = [
    counted(files.length, 'file'),
    of('toCheck').length && `${of('toCheck').length} to check`,
    accepted.length && `${accepted.length} accepted with ${counted(pages, 'page')}`,
  ];
  return files.length ? `${parts.filter(Boolean).join(', ')}.` : '';
}

const bundleOf = ({ bundleFileId }: ShownRecord): Shown => ({
  id: bundleFileId ?? '',
  fileName: 'Medical records.pdf',
  contentType: 'application/pdf',
});

type UploadProps = { items: readonly ShownItem[]; refresh: () => Promise<void> };

/** For which provider, then the files: they are noted as received at once. */
function UploadButton({ items, refresh }: UploadProps) {
  const { actor } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const open = items.filter(({ status }) => !doneStatuses.includes(status));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const itemId = chosen ?? open[0]?.id ?? null;
  const send = async (files: readonly File[]) => {
    if (!itemId || !files.length) return;
    setSending(true);
    try {
      const fileIds: string[] = [];
      for (const file of files) {
        const kept = await uploadOne(file, { kinds: ['document', 'image'], userId: actor.userId });
        fileIds.push(kept.id);
      }
      await runAction(addRecordFiles, itemId, { fileIds });
      toast.success(`${fileIds.length} ${fileIds.length === 1 ? 'file' : 'files'} added.`);
    } catch (error) {
      toastFailure(error);
    }
    setSending(false);
    await refresh();
  };
  if (!open.length) return null;
  return (
    <>
      <Select
        aria-label="Files of"
        popupMatchSelectWidth={false}
        value={itemId}
        options={open.map(({ id, providerName }) => ({ value: id, label: providerName }))}
        onChange={setChosen}
      />
      <Button
        loading={isSending}
        icon={<UploadOutlined aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Add files
      </Button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label="Files to add"
        onChange={({ target }) => {
          void send([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
