import { PaperClipOutlined } from '@ant-design/icons';
import { EmptyState, panelText, useSession } from '#kernel/web';
import { Alert, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { fileRights } from '../../domain/index.ts';
import '../files.css';
import { ShownFile } from '../shown-file.tsx';
import { mayDo } from '../stored-file.ts';
import type { RecordLink, StoredFile } from '../stored-file.ts';
import { UnfinishedRows } from '../upload/unfinished-rows.tsx';
import { UploadRows } from '../upload/upload-rows.tsx';
import { useUploads } from '../upload/use-uploads.ts';
import { AttachmentRow } from './attachment-row.tsx';
import { AttachmentsFoot } from './attachments-foot.tsx';
import type { FileAction } from './file-action.ts';
import { FileGroups } from './file-groups.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { UploadPlace } from './upload-place.tsx';
import { useAttachments } from './use-attachments.ts';
import type { Attachments } from './use-attachments.ts';
import { useChosen } from './use-chosen.ts';

export type AttachmentsProps = {
  link: RecordLink;
  /** Whether the reader may change the record. */
  canChange: boolean;
  /** Shows the newest so many; the rest in the dialog. */
  most?: number;
  showAll?: () => void;
};

const BinDialog = lazy(() => import('./bin-dialog.tsx'));

type Doing = { action: FileAction; files: readonly StoredFile[] };

/** S-125: upload, view, sort, download and delete the files of any record. */
export function AttachmentList(props: AttachmentsProps) {
  const attachments = useAttachments(props.link);
  const { error, isPending } = attachments;
  if (error) return <Alert type="error" title={panelText(error)} showIcon />;
  if (isPending) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return <ReadList {...props} attachments={attachments} />;
}

type ReadProps = AttachmentsProps & { attachments: Attachments };

function ReadList({ link, canChange, most = Infinity, showAll, attachments }: ReadProps) {
  const { actor } = useSession();
  const { files, refetch } = attachments;
  const uploads = useUploads({ link, held: files.length, onDone: () => void refetch() });
  const [isBinOpen, setBinOpen] = useState(false);
  const isUploader = canChange && fileRights.mayUpload(actor);
  return (
    <div className="files">
      {isUploader && <UploadPlace uploads={uploads} />}
      {!files.length && !uploads.items.length && (
        <EmptyState
          icon={<PaperClipOutlined />}
          title="No files yet"
          text={isUploader ? 'What you drop above is kept with this record.' : undefined}
        />
      )}
      <ul className="file-rows">
        <UploadRows uploads={uploads} />
        {isUploader && (
          <UnfinishedRows link={link} busyNames={uploads.items.map(({ file }) => file.name)} />
        )}
      </ul>
      <ChosenFiles
        link={link}
        canMove={isUploader}
        shown={files.slice(0, most)}
        attachments={attachments}
      />
      <AttachmentsFoot
        files={files}
        isCut={files.length > most}
        {...(showAll && { showAll })}
        removeAll={(deletable) => void attachments.removeMany(deletable, true)}
        {...(isUploader && { openBin: () => setBinOpen(true) })}
      />
      {isBinOpen && (
        <Suspense>
          <BinDialog link={link} close={() => setBinOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

type ChosenProps = {
  link: RecordLink;
  canMove: boolean;
  shown: readonly StoredFile[];
  attachments: Attachments;
};

/** The files under their types, and what is done with one or several of them. */
function ChosenFiles({ link, canMove, shown, attachments }: ChosenProps) {
  const { files, refetch, removeOne, removeMany, setType } = attachments;
  const [viewed, setViewed] = useState<StoredFile | null>(null);
  const [doing, setDoing] = useState<Doing | null>(null);
  const { chosen, choose, clear } = useChosen(shown);
  const ended = (isChanged: boolean) => {
    setDoing(null);
    if (!isChanged) return;
    clear();
    void refetch();
  };
  const row = (file: StoredFile) => (
    <AttachmentRow
      key={file.id}
      file={file}
      view={() => setViewed(file)}
      remove={mayDo(file, 'delete') ? () => void removeOne(file) : undefined}
      isChosen={chosen.includes(file)}
      choose={(isChosen) => choose(file, isChosen)}
      act={(action) => setDoing({ action, files: [file] })}
    />
  );
  return (
    <>
      {chosen.length > 0 && (
        <SelectionBar
          chosen={chosen}
          clear={clear}
          remove={() => void removeMany(chosen, chosen.length === files.length)}
          act={(action) => setDoing({ action, files: chosen })}
        />
      )}
      <FileGroups
        files={shown}
        canMove={canMove}
        move={(file, typeId) => void setType([file], typeId)}
        row={row}
      />
      {viewed && (
        <ShownFile file={viewed} close={() => setViewed(null)} onMade={() => void refetch()} />
      )}
      {doing && (
        <Suspense>
          <doing.action.Part files={doing.files} link={link} close={ended} />
        </Suspense>
      )}
    </>
  );
}
