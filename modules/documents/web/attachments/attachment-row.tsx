import { HolderOutlined, MoreOutlined } from '@ant-design/icons';
import { useDraggable } from '@dnd-kit/core';
import { MenuButton, useSession } from '#kernel/web';
import { Checkbox } from 'antd';
import { FileRow } from '../file-row.tsx';
import { mayDo } from '../stored-file.ts';
import type { StoredFile } from '../stored-file.ts';
import type { FileAction } from './file-action.ts';
import { fileRowActions } from './row-actions.ts';

type Props = {
  file: StoredFile;
  view: () => void;
  remove?: (() => void) | undefined;
  isChosen: boolean;
  choose: (isChosen: boolean) => void;
  act: (action: FileAction) => void;
};

export function AttachmentRow({ file, view, remove, isChosen, choose, act }: Props) {
  const { actor } = useSession();
  const offered = fileRowActions.filter(({ isOffered }) => isOffered([file], actor));
  return (
    <FileRow
      file={file}
      view={view}
      canDownload={mayDo(file, 'download')}
      remove={remove}
      before={
        <>
          <Checkbox
            aria-label={`Choose ${file.fileName}`}
            checked={isChosen}
            onChange={({ target }) => choose(target.checked)}
          />
          {mayDo(file, 'update') && <Grip file={file} />}
        </>
      }
      menu={
        offered.length > 0 && (
          <MenuButton
            size="small"
            label={`More for ${file.fileName}`}
            aria-label={`More for ${file.fileName}`}
            icon={<MoreOutlined />}
            items={() =>
              offered.map((action) => ({
                key: action.key,
                label: action.label,
                icon: <action.Icon />,
                run: () => act(action),
              }))
            }
          />
        )
      }
    />
  );
}

/** Dragged to another type; the menu does the same without dragging. */
function Grip({ file }: { file: StoredFile }) {
  const { setNodeRef, attributes, listeners } = useDraggable({ id: file.id });
  return (
    <button
      ref={setNodeRef}
      type="button"
      className="file-grip"
      {...attributes}
      {...listeners}
      aria-label={`Move ${file.fileName}`}
      data-tip="Drag to another type"
    >
      <HolderOutlined />
    </button>
  );
}
