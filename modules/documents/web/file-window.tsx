import { DownloadOutlined } from '@ant-design/icons';
import { FloatingWindow, useSession } from '#kernel/web';
import { Button } from 'antd';
import { Suspense } from 'react';
import { fileRights } from '../domain/index.ts';
import { downloadFile } from './download-file.ts';
import { FileReader } from './reader/file-reader.tsx';
import type { StoredFile } from './stored-file.ts';
import './files.css';

type Props = {
  file: Pick<StoredFile, 'id' | 'fileName' | 'contentType'>;
  page?: number | undefined;
  keyword?: string | undefined;
  close: () => void;
  /** New files were made from it. */
  onMade?: (() => void) | undefined;
};

/** S-007: what can be read is shown in a window of its own; anything else can be downloaded. */
export default function FileWindow({ file, page, keyword, close, onMade }: Props) {
  const { actor } = useSession();
  const canDownload = fileRights.mayDownload(actor);
  const download = canDownload && (
    <Button icon={<DownloadOutlined />} type="text" onClick={() => void downloadFile(file.id)}>
      Download
    </Button>
  );
  return (
    <Suspense>
      <FloatingWindow title={file.fileName} actions={download} close={close}>
        <FileReader file={file} page={page} keyword={keyword} onMade={onMade} />
      </FloatingWindow>
    </Suspense>
  );
}
