import { useState } from 'react';
import { DropZone } from '../upload/drop-zone.tsx';
import type { Uploads } from '../upload/use-uploads.ts';
import { TypeSelect } from './type-select.tsx';

/** What is dropped gets the type that stands beside it. */
export function UploadPlace({ uploads }: { uploads: Uploads }) {
  const [typeId, setTypeId] = useState<string | null>(null);
  return (
    <div className="file-place">
      <DropZone isMany add={(files) => uploads.add(files, typeId)} />
      <TypeSelect label="Upload as" value={typeId} onChange={setTypeId} />
    </div>
  );
}
