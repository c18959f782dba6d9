import { CloseOutlined, CloudUploadOutlined } from '@ant-design/icons';
import { useBrowserSetting, useSession } from '#kernel/web';
import { Button } from 'antd';
import type { RecordLink } from '../stored-file.ts';
import { unfinishedUploads } from './unfinished-uploads.ts';
import { cancel } from './upload-in-parts.ts';

type Props = { link: RecordLink; busyNames: readonly string[] };

/** A reload lost the file, not what had arrived of it. */
export function UnfinishedRows({ link, busyNames }: Props) {
  const { actor } = useSession();
  const [all] = useBrowserSetting(unfinishedUploads);
  const place = `${actor.userId} ${link.fromModule} ${link.objectId}`;
  const mine = all.filter((entry) => entry.place === place && !busyNames.includes(entry.name));
  return mine.map(({ fingerprint, name, url }) => (
    <li key={fingerprint} className="file-row">
      <CloudUploadOutlined className="file-icon" aria-hidden="true" />
      <span className="file-text">
        <span className="file-name">{name}</span>
        <small className="soft">This upload was interrupted. Choose the file again to go on.</small>
      </span>
      <span className="file-buttons">
        <Button
          type="text"
          size="small"
          aria-label={`Discard the upload of ${name}`}
          icon={<CloseOutlined />}
          onClick={() => void cancel(url, fingerprint)}
        />
      </span>
    </li>
  ));
}
