import { FileSearchOutlined } from '@ant-design/icons';
import { useSession } from '#kernel/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { extensionOf, fileRights, textReaderOf } from '../../domain/index.ts';
import type { StoredFile } from '../stored-file.ts';

const SummaryDialog = lazy(() => import('./summary-dialog.tsx'));

/** Opens the summary of a file that has a text. A demo account views none (B-329). */
export function SummaryButton({ file }: { file: StoredFile }) {
  const { actor } = useSession();
  const [isOpen, setOpen] = useState(false);
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
          <SummaryDialog file={file} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
