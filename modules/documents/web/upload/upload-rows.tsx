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
        {item.status === 'error' ? (
          <small className="file-error" role="alert">
            {item.message || 'The upload failed.'}
          </small>
        ) : (
          <UploadProgress item={item} />
        )}
      </span>
      <span className="file-buttons">
        {item.status === 'error' && (
          <Button
            type="text"
            size="small"
            aria-label={`Try ${item.file.name} again`}
            icon={<ReloadOutlined />}
            onClick={() => uploads.retry(item.key)}
          />
        )}
        <Button
          type="text"
          size="small"
          aria-label={`Cancel ${item.file.name}`}
          icon={<CloseOutlined />}
          onClick={() => uploads.cancel(item.key)}
        />
      </span>
    </li>
  ));

const UploadProgress = ({ item }: { item: UploadItem }) => (
  <span className="file-progress">
    <Progress
      aria-label={`Uploading ${item.file.name}`}
      percent={Math.floor(item.share * 100)}
      size="small"
      showInfo={false}
    />
    <small className="soft">
      {item.status === 'waiting'
        ? 'Waiting'
        : `${fileSizeText(item.share * item.file.size)} of ${fileSizeText(item.file.size)}`}
    </small>
  </span>
);
