import { DeleteOutlined, DownloadOutlined } from '@ant-design/icons';
import { formatDateTime } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { fileSizeText } from '../domain/index.ts';
import { downloadFile } from './download-file.ts';
import { FileIcon } from './file-icon.tsx';
import type { StoredFile } from './stored-file.ts';

type Props = {
  file: StoredFile;
  view: () => void;
  canDownload: boolean;
  /** Absent: deleting is not offered (B-330). */
  remove?: (() => void) | undefined;
  /** More that can be done with it. */
  more?: ReactNode;
};

export function FileRow({ file, view, canDownload, remove, more }: Props) {
  const { zone, dateFormat } = useSession();
  const facts = [
    fileSizeText(file.fileSizeInByte),
    file.creationTime && formatDateTime(file.creationTime, zone, dateFormat),
    file.creator?.displayName,
  ].filter(Boolean);
  return (
    <li className="file-row">
      <FileIcon name={file.fileName} />
      <span className="file-text">
        <button type="button" className="file-name link" onClick={view}>
          {file.fileName}
        </button>
        <small className="soft">{facts.join(' · ')}</small>
      </span>
      <span className="file-buttons">
        {more}
        {canDownload && (
          <Button
            type="text"
            size="small"
            aria-label={`Download ${file.fileName}`}
            icon={<DownloadOutlined />}
            onClick={() => void downloadFile(file.id)}
          />
        )}
        {remove && (
          <Button
            type="text"
            size="small"
            danger
            aria-label={`Delete ${file.fileName}`}
            icon={<DeleteOutlined />}
            onClick={remove}
          />
        )}
      </span>
    </li>
  );
}
