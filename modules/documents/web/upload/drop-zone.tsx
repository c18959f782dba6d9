import { InboxOutlined } from '@ant-design/icons';
import type { DragEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { FileKind } from '../../domain/index.ts';
import { allowedExtensions } from '../../domain/index.ts';
import { filesOfDrop } from './files-of-drop.ts';

type Props = {
  id?: string;
  isMany: boolean;
  kinds?: readonly FileKind[];
  disabled?: boolean;
  hint?: ReactNode;
  add: (files: readonly File[]) => void;
};

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Files are dropped on it or chosen with it; the keyboard opens it like any button. */
export function DropZone({ id, isMany, kinds, disabled = false, hint, add }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: readonly File[]) => {
    if (files.length && !disabled) add(files);
  };
  return (
    <div
      className={`drop-zone${isOver && !disabled ? ' is-over' : ''}`}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void filesOfDrop(event.dataTransfer).then(take);
      }}
    >
      <button
        type="button"
        id={id}
        className="drop-button"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <InboxOutlined aria-hidden="true" />
        <span>
          <strong>Choose {isMany ? 'files' : 'a file'}</strong> or drop {isMany ? 'them' : 'it'}{' '}
          here
        </span>
        {hint && <small className="soft">{hint}</small>}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File"
        multiple={isMany}
        accept={allowedExtensions(kinds)
          .map((extension) => `.${extension}`)
          .join(',')}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          // The same file may be chosen again after it failed.
          event.target.value = '';
        }}
      />
    </div>
  );
}
