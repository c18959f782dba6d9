import { DownloadOutlined } from '@ant-design/icons';
import { EmptyState, FloatingWindow, getBlob, panelText, PdfViewer, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Spin } from 'antd';
import { Suspense } from 'react';
import { fileRights, isPdf, isShownImage } from '../domain/index.ts';
import { downloadFile } from './download-file.ts';
import { FileIcon } from './file-icon.tsx';
import { ImagePreview } from './image-preview.tsx';
import type { StoredFile } from './stored-file.ts';
import './files.css';

type Props = { file: Pick<StoredFile, 'id' | 'fileName' | 'contentType'>; close: () => void };

/** S-007: a PDF or a picture is shown in a window of its own; anything else can be downloaded. */
export default function FileWindow({ file, close }: Props) {
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
        <Content file={file} />
      </FloatingWindow>
    </Suspense>
  );
}

function Content({ file }: Pick<Props, 'file'>) {
  const isShown = isPdf(file.contentType) || isShownImage(file.contentType);
  const { data, error } = useQuery({
    queryKey: ['file', file.id],
    queryFn: ({ signal }) => getBlob(`/app/files/${file.id}`, signal),
    enabled: isShown,
    staleTime: Infinity,
    // A large file must not stay in memory once its window is closed.
    gcTime: 0,
  });
  if (!isShown) {
    return (
      <EmptyState
        icon={<FileIcon name={file.fileName} />}
        title="This kind of file is not shown here"
        text="Download it to open it on your computer."
      />
    );
  }
  if (error) {
    const title = isPdf(file.contentType) ? 'Failed to load PDF file' : panelText(error);
    return <Alert type="error" title={title} showIcon className="file-failed" />;
  }
  if (!data) return <Spin className="file-loading" />;
  if (!isPdf(file.contentType)) return <ImagePreview image={data} name={file.fileName} />;
  return (
    <Suspense fallback={<Spin className="file-loading" />}>
      <PdfViewer file={data} />
    </Suspense>
  );
}
