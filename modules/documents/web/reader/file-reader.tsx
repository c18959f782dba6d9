import { EmptyState, getBlob, panelText } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Spin } from 'antd';
import { lazy, Suspense } from 'react';
import { shownKind } from '../../domain/index.ts';
import { FileIcon } from '../file-icon.tsx';
import { FoundPicture } from './found-picture.tsx';
import './reader.css';

const PdfReader = lazy(() => import('./pdf-reader.tsx'));

type Shown = { readonly id: string; readonly fileName: string };
type Props = {
  file: Shown;
  page?: number | undefined;
  keyword?: string | undefined;
  onMade?: (() => void) | undefined;
};

const Loading = () => <Spin className="reader-loading" />;

/** A file as people read it: pages, a picture, a text, a mail or a sound. */
export function FileReader({ file, page, keyword, onMade }: Props) {
  const kind = shownKind(file.fileName);
  if (kind === 'pdf' || kind === 'scan') {
    return (
      <Suspense fallback={<Loading />}>
        <PdfReader {...{ file, page, keyword, onMade }} isScan={kind === 'scan'} />
      </Suspense>
    );
  }
  if (kind === 'none') {
    return (
      <EmptyState
        icon={<FileIcon name={file.fileName} />}
        title="This kind of file is not shown here"
        text="Download it to open it on your computer."
      />
    );
  }
  return <WholeFile file={file} kind={kind} keyword={keyword ?? ''} />;
}

type WholeProps = { file: Shown; kind: 'image' | 'page' | 'audio'; keyword: string };

function WholeFile({ file, kind, keyword }: WholeProps) {
  const path = kind === 'page' ? `/app/files/${file.id}/page` : `/app/files/${file.id}`;
  const { data, error } = useQuery({
    queryKey: ['file', file.id, kind],
    queryFn: async ({ signal }) => {
      const blob = await getBlob(path, signal);
      return { blob, text: kind === 'page' ? await blob.text() : '' };
    },
    staleTime: Infinity,
    // A large file must not stay in memory once its window is closed.
    gcTime: 0,
  });
  if (error) {
    return <Alert type="error" title={panelText(error)} showIcon className="reader-failed" />;
  }
  if (!data) return <Loading />;
  if (kind === 'image')
    return (
      <FoundPicture image={data.blob} name={file.fileName} fileId={file.id} keyword={keyword} />
    );
  if (kind === 'audio') return <Player sound={data.blob} name={file.fileName} />;
  // D21: no script runs in it, and it cannot reach the page around it.
  return (
    <iframe className="reader-frame-page" sandbox="" title={file.fileName} srcDoc={data.text} />
  );
}

const Player = ({ sound, name }: { sound: Blob; name: string }) => (
  <div className="reader-player">
    <FileIcon name={name} />
    {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what people upload has none */}
    <audio
      controls
      aria-label={name}
      ref={(element) => {
        if (!element) return;
        const url = URL.createObjectURL(sound);
        element.src = url;
        return () => URL.revokeObjectURL(url);
      }}
    />
  </div>
);
