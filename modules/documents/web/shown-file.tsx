import { lazy, Suspense } from 'react';
import type { StoredFile } from './stored-file.ts';

const FileWindow = lazy(() => import('./file-window.tsx'));

type Props = {
  file: Pick<StoredFile, 'id' | 'fileName' | 'contentType'>;
  /** Where a PDF is opened; without it, at its first page. */
  page?: number | undefined;
  /** It was found by this: it is marked there. */
  keyword?: string | undefined;
  close: () => void;
  onMade?: (() => void) | undefined;
};

/** The window and what it shows are fetched when the first file is looked at. */
export const ShownFile = (props: Props) => (
  <Suspense>
    <FileWindow key={`${props.file.id} ${props.page}`} {...props} />
  </Suspense>
);
