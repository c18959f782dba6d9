import type { FileReference } from '#kernel/web';
import { useState } from 'react';
import { fileSizeText } from '../domain/index.ts';
import { ShownFile } from './shown-file.tsx';
import './files.css';

/** A file in a field of a record, as it is read. */
export function FileLink({ file }: { file: FileReference }) {
  const [isViewed, setViewed] = useState(false);
  const shown = { id: file.id, fileName: file.displayName, contentType: file.contentType ?? '' };
  return (
    <>
      <button type="button" className="link" onClick={() => setViewed(true)}>
        {file.displayName}
      </button>{' '}
      {file.fileSizeInByte !== undefined && (
        <small className="soft">{fileSizeText(file.fileSizeInByte)}</small>
      )}
      {isViewed && <ShownFile file={shown} close={() => setViewed(false)} />}
    </>
  );
}
