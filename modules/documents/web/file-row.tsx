import { DeleteOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useSession } from '#kernel/web';
import { formatDateTime } from '#kernel/domain';
import { fileSizeText, isFreeToRead } from '../domain/index.ts';
import { downloadFile } from './download-file.ts';
import { FileIcon } from './file-icon.tsx';
import { FileMarks } from './file-marks.tsx';
import type { StoredFile } from './stored-file.ts';
import { SummaryButton } from './summary/summary-button.tsx';

type Props = {
  file: StoredFile;
  view: () => void;
  canDownload: boolean;
  /** Absent: deleting is not offered (B-330). */
  remove?: (() => void) | undefined;
  /** Before the icon: a box to choose it, a grip to move it. */
  before?: ReactNode;
  /** After the buttons: what else can be done with it. */
  menu?: ReactNode;
};

const pagesText = (pages: number): string => `${pages} page${pages === 1 ? '' : 's'}`;

export function FileRow({ file, view, canDownload, remove, before, menu }: Props) {
  const { zone, dateFormat } = useSession();
  const facts = [
    fileSizeText(file.fileSizeInByte),
    file.numberOfPages && pagesText(file.numberOfPages),
    file.creationTime && formatDateTime(file.creationTime, zone, dateFormat),
    file.creator?.displayName,
  ].filter(Boolean);
  return (
    <li className="file-row">
      {before}
      <FileIcon name={file.fileName} />
      <span className="file-text">
        <span className="file-title">
          {isFreeToRead(file.scanState ?? 'none') ? (
            <button type="button" className="file-name link" onClick={view}>
              {file.fileName}
            </button>
          ) : (
            <span className="file-name">{file.fileName}</span>
          )}
          <FileMarks file={file} />
        </span>
        <small className="soft">{facts.join(' · ')}</small>
      </span>
      <span className="file-buttons">
        <SummaryButton file={file} />
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
        {menu}
      </span>
    </li>
  );
}
