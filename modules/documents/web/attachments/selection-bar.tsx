import { CloseOutlined, DeleteOutlined, DownloadOutlined } from '@ant-design/icons';
import { useSession } from '#kernel/web';
import { Button } from 'antd';
import { mayDo } from '../stored-file.ts';
import type { StoredFile } from '../stored-file.ts';
import { downloadZip } from './download-zip.ts';
import type { FileAction } from './file-action.ts';
import { fileRowActions } from './row-actions.ts';

type Props = {
  chosen: readonly StoredFile[];
  clear: () => void;
  remove: () => void;
  act: (action: FileAction) => void;
};

/** What can be done with the files that are chosen. */
export function SelectionBar({ chosen, clear, remove, act }: Props) {
  const { actor } = useSession();
  const offered = fileRowActions.filter(({ isOffered }) => isOffered(chosen, actor));
  return (
    <div className="file-selection" role="toolbar" aria-label="Chosen files">
      <strong>{chosen.length} chosen</strong>
      {chosen.every((file) => mayDo(file, 'download')) && (
        <Button
          size="small"
          icon={<DownloadOutlined />}
          onClick={() => void downloadZip(chosen, 'Attachments')}
        >
          Download
        </Button>
      )}
      {offered.map((action) => (
        <Button key={action.key} size="small" icon={<action.Icon />} onClick={() => act(action)}>
          {action.label}
        </Button>
      ))}
      {chosen.every((file) => mayDo(file, 'delete')) && (
        <Button size="small" danger icon={<DeleteOutlined />} onClick={remove}>
          Delete
        </Button>
      )}
      <Button
        size="small"
        type="text"
        aria-label="Choose none"
        icon={<CloseOutlined />}
        onClick={clear}
      />
    </div>
  );
}
