import { EllipsisOutlined, MergeCellsOutlined } from '@ant-design/icons';
import { MenuButton, useSession } from '#kernel/web';
import type { MenuItem } from '#kernel/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { fileRights, isPdf, mergeKind } from '../../domain/index.ts';
import { cleanUp } from '../clean-pages/clean-up.ts';
import type { StoredFile } from '../stored-file.ts';

const RemovedPagesDialog = lazy(() => import('../clean-pages/removed-pages-dialog.tsx'));
const MergeDialog = lazy(() => import('../merge/merge-dialog.tsx'));

type Props = { file: StoredFile; open: () => void; canChange: boolean; done: () => void };

/** What can be done with one file, besides downloading and deleting it. */
export function FileActions({ file, open, canChange, done }: Props) {
  const { actor } = useSession();
  const [isRemovedShown, setRemovedShown] = useState(false);
  const isWorker = canChange && fileRights.mayUpload(actor) && isPdf(file.contentType);
  const isCleanedCopy = file.isCleanup === true && Boolean(file.sourceFileId);
  const items = (): MenuItem[] => [
    { key: 'open', label: 'Open', run: open },
    ...(isWorker && !file.isCleanup
      ? [{ key: 'cleanUp', label: 'Clean up', run: () => void cleanUp(file, done) }]
      : []),
    ...(isCleanedCopy
      ? [{ key: 'removed', label: 'Removed pages', run: () => setRemovedShown(true) }]
      : []),
  ];
  return (
    <>
      <MenuButton
        size="small"
        label={`Actions of ${file.fileName}`}
        aria-label={`Actions of ${file.fileName}`}
        icon={<EllipsisOutlined />}
        items={items}
      />
      {isRemovedShown && (
        <Suspense>
          <RemovedPagesDialog file={file} close={() => setRemovedShown(false)} done={done} />
        </Suspense>
      )}
    </>
  );
}

type MergeProps = { files: readonly StoredFile[]; canChange: boolean; done: () => void };

export function MergeButton({ files, canChange, done }: MergeProps) {
  const { actor } = useSession();
  const [isOpen, setOpen] = useState(false);
  const mergeable = files.filter(({ fileName }) => mergeKind(fileName));
  if (!canChange || !fileRights.mayUpload(actor) || mergeable.length < 2) return null;
  return (
    <>
      <Button type="text" icon={<MergeCellsOutlined />} onClick={() => setOpen(true)}>
        Merge
      </Button>
      {isOpen && (
        <Suspense>
          <MergeDialog files={files} close={() => setOpen(false)} done={done} />
        </Suspense>
      )}
    </>
  );
}
