import { confirm, useSession } from '#kernel/web';
import type { FileReference, InputProps } from '#kernel/web';
import { useState } from 'react';
import { fileMessages, fileRights } from '../domain/index.ts';
import { FileRow } from './file-row.tsx';
import { FileLink } from './file-value.tsx';
import './files.css';
import { ShownFile } from './shown-file.tsx';
import type { StoredFile } from './stored-file.ts';
import { DropZone } from './upload/drop-zone.tsx';
import { UploadRows } from './upload/upload-rows.tsx';
import { useUploads } from './upload/use-uploads.ts';

const storedOf = (file: FileReference): StoredFile => ({
  id: file.id,
  fileName: file.displayName,
  fileSizeInByte: file.fileSizeInByte ?? 0,
  contentType: file.contentType ?? '',
});

/** S-129, B-315: one document; it becomes the record's when the form is saved. */
export function FileField({ id, value, onChange, disabled, references }: InputProps<string>) {
  const { actor } = useSession();
  const [own, setOwn] = useState<StoredFile | null>(null);
  const [isViewed, setViewed] = useState(false);
  const kept = references?.find((reference) => reference.id === value);
  const file = own?.id === value ? own : kept ? storedOf(kept) : null;
  const uploads = useUploads({
    most: 1,
    held: value ? 1 : 0,
    onDone: (stored) => {
      setOwn(stored);
      onChange?.(stored.id);
    },
  });
  const isClosed = disabled || !fileRights.mayUpload(actor);
  const remove = async () => {
    const isSure = await confirm({ text: fileMessages.deleteOne, yes: 'Delete', isDanger: true });
    if (isSure) onChange?.(null);
  };
  const canRemove = !disabled && fileRights.mayDelete(actor);
  return (
    <div className="files">
      {!file && (
        <DropZone
          {...(id && { id })}
          isMany={false}
          disabled={isClosed || uploads.items.length > 0}
          hint={fileMessages.onlyOne}
          add={uploads.add}
        />
      )}
      <ul className="file-rows">
        <UploadRows uploads={uploads} />
        {file && (
          <FileRow
            file={file}
            view={() => setViewed(true)}
            canDownload={fileRights.mayDownload(actor)}
            remove={canRemove ? () => void remove() : undefined}
          />
        )}
      </ul>
      {isViewed && file && <ShownFile file={file} close={() => setViewed(false)} />}
    </div>
  );
}

export const fileParts = { Input: FileField, Value: FileLink };
