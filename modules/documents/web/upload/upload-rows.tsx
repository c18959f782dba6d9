import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { fileSizeText } from '../../domain/index.ts';
import { FileIcon } from '../file-icon.tsx';
import type { UploadItem } from './upload-item.ts';
import type { Uploads } from './use-uploads.ts';

/** What is on its way, with a way out of it. */
export const UploadRows = ({ uploads }: { uploads: Uploads }) =>
  uploads.items.map((item) => (
    <li key={item.key} className="file-row" aria-busy={item.status === 'uploading'}>
      <FileIcon name={item.file.name} />
      <span className="file-text">
        <span className="file-name">{item.file.name}</span>
        <UploadState item={item} />
      </span>
      <UploadButtons item={item} uploads={uploads} />
    </li>
  ));

function UploadState({ item }: { item: UploadItem }) {
  if (item.status === 'error') {
    return (
      <small className="file-error" role="alert">
        {item.message || 'The upload failed.'}
      </small>
    );
  }
  if (item.status === 'duplicate') {
    return (
      <small className="file-question" role="alert">
        {item.message}
      </small>
    );
  }
  return <UploadProgress item={item} />;
}

function UploadButtons({ item, uploads }: { item: UploadItem; uploads: Uploads }) {
  const { name } = item.file;
  if (item.status === 'duplicate') {
    return (
      <span className="file-buttons">
        <Button size="small" onClick={() => uploads.keepBoth(item.key)}>
          Keep both
        </Button>
        <Button size="small" type="text" onClick={() => uploads.cancel(item.key)}>
          Skip
        </Button>
      </span>
    );
  }
  return (
    <span className="file-buttons">
      {item.status === 'error' && (
        <Button
          type="text"
          size="small"
          aria-label={`Try ${name} again`}
          icon={<ReloadOutlined />}
          onClick={() => uploads.retry(item.key)}
        />
      )}
      <Button
        type="text"
        size="small"
        aria-label={`Cancel ${name}`}
        icon={<CloseOutlined />}
        onClick={() => uploads.cancel(item.key)}
      />
    </span>
  );
}

function progressText({ status, isCut, share, file }: UploadItem): string {
  if (isCut) return 'Waiting for the connection';
  if (status === 'waiting') return 'Waiting';
  return `${fileSizeText(share * file.size)} of ${fileSizeText(file.size)}`;
}

const UploadProgress = ({ item }: { item: UploadItem }) => (
  <span className="file-progress">
    <Progress
      aria-label={`Uploading ${item.file.name}`}
      percent={Math.floor(item.share * 100)}
      size="small"
      showInfo={false}
    />
    <small className="soft" role="status">
      {progressText(item)}
    </small>
  </span>
);
