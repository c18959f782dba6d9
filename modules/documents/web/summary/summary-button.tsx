import { FileSearchOutlined } from '@ant-design/icons';
import { useSession } from '#kernel/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { extensionOf, fileRights, isPdf, textReaderOf } from '../../domain/index.ts';
import { ShownFile } from '../shown-file.tsx';
import type { StoredFile } from '../stored-file.ts';

const SummaryDialog = lazy(() => import('./summary-dialog.tsx'));

/** Opens the summary of a file that has a text. A demo account views none (B-329). */
export function SummaryButton({ file }: { file: StoredFile }) {
  const { actor } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState<number | null>(null);
  // A window lies under a dialog, so the dialog goes first.
  const openPage = (to: number) => {
    setOpen(false);
    setPage(to);
  };
  if (!fileRights.mayViewSummary(actor) || !textReaderOf(extensionOf(file.fileName))) return null;
  return (
    <>
      <Button
        type="text"
        size="small"
        aria-label={`Summary of ${file.fileName}`}
        icon={<FileSearchOutlined />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <SummaryDialog
            file={file}
            close={() => setOpen(false)}
            openPage={isPdf(file.contentType) ? openPage : undefined}
          />
        </Suspense>
      )}
      {page !== null && <ShownFile file={file} page={page} close={() => setPage(null)} />}
    </>
  );
}
