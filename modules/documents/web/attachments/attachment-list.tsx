import { PaperClipOutlined } from '@ant-design/icons';
import { EmptyState, panelText, useSession } from '#kernel/web';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { fileRights } from '../../domain/index.ts';
import { FileRow } from '../file-row.tsx';
import '../files.css';
import { FileActions, MergeButton } from '../reader/file-actions.tsx';
import { ShownFile } from '../shown-file.tsx';
import type { RecordLink, StoredFile } from '../stored-file.ts';
import { DropZone } from '../upload/drop-zone.tsx';
import { UploadRows } from '../upload/upload-rows.tsx';
import { useUploads } from '../upload/use-uploads.ts';
import { useAttachments } from './use-attachments.ts';

export type AttachmentsProps = {
  link: RecordLink;
  /** Whether the reader may change the record. */
  canChange: boolean;
  /** Shows the newest so many; the rest in the dialog. */
  most?: number;
  showAll?: () => void;
};

/** S-125: upload, view, download and delete the files of any record. */
export function AttachmentList({ link, canChange, most = Infinity, showAll }: AttachmentsProps) {
  const { actor } = useSession();
  const { files, error, isPending, refetch, removeOne, removeAll } = useAttachments(link);
  const [viewed, setViewed] = useState<StoredFile | null>(null);
  const uploads = useUploads({ link, held: files.length, onDone: () => void refetch() });
  const isUploader = canChange && fileRights.mayUpload(actor);
  const deletable = files.filter(({ can }) => can?.includes('file.delete'));

  if (error) return <Alert type="error" title={panelText(error)} showIcon />;
  if (isPending) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <div className="files">
      {isUploader && <DropZone isMany add={uploads.add} />}
      {!files.length && !uploads.items.length && (
        <EmptyState
          icon={<PaperClipOutlined />}
          title="No files yet"
          text={isUploader ? 'What you drop above is kept with this record.' : undefined}
        />
      )}
      <ul className="file-rows">
        <UploadRows uploads={uploads} />
        {files.slice(0, most).map((file) => (
          <FileRow
            key={file.id}
            file={file}
            view={() => setViewed(file)}
            canDownload={file.can?.includes('file.download') ?? false}
            more={
              <FileActions
                file={file}
                open={() => setViewed(file)}
                canChange={canChange}
                done={() => void refetch()}
              />
            }
            remove={deletable.includes(file) ? () => void removeOne(file) : undefined}
          />
        ))}
      </ul>
      <footer className="files-foot">
        {files.length > most && showAll && (
          <Button type="link" onClick={showAll}>
            All {files.length} files
          </Button>
        )}
        <MergeButton files={files} canChange={canChange} done={() => void refetch()} />
        {most === Infinity && deletable.length > 1 && (
          <Button danger type="text" onClick={() => void removeAll(deletable)}>
            Delete all
          </Button>
        )}
      </footer>
      {viewed && (
        <ShownFile file={viewed} close={() => setViewed(null)} onMade={() => void refetch()} />
      )}
    </div>
  );
}
