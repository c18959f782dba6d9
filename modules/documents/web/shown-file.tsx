import { lazy, Suspense } from 'react';
import type { StoredFile } from './stored-file.ts';

const FileWindow = lazy(() => import('./file-window.tsx'));

type Props = {
  file: Pick<StoredFile, 'id' | 'fileName' | 'contentType'>;
  close: () => void;
  onMade?: (() => void) | undefined;
};

/** The window and what it shows are fetched when the first file is looked at. */
export const ShownFile = (props: Props) => (
  <Suspense>
    <FileWindow key={props.file.id} {...props} />
  </Suspense>
);
