import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { api, Dialog, followTask, LeaveButton, toastFailure } from '#kernel/web';
import { Button, Checkbox, Input } from 'antd';
import { useId, useState } from 'react';
import { mergeKind } from '../../domain/index.ts';
import { FileIcon } from '../file-icon.tsx';
import type { StoredFile } from '../stored-file.ts';
import './merge.css';
import { moved } from './merge-order.ts';

type Props = { files: readonly StoredFile[]; close: () => void; done: () => void };
type Options = { hasIndex: boolean; hasPageNumbers: boolean; hasBookmarks: boolean };

const everything: Options = { hasIndex: true, hasPageNumbers: true, hasBookmarks: true };
const labels: Readonly<Record<keyof Options, string>> = {
  hasIndex: 'Index page',
  hasPageNumbers: 'Page numbers',
  hasBookmarks: 'Bookmarks',
};

async function startMerge(
  body: Options & { fileIds: readonly string[]; name: string },
  done: () => void,
): Promise<boolean> {
  try {
    const { taskId } = await api.post<{ taskId: string }>('/app/attachments/MergeFiles', body);
    followTask(taskId, `${body.fileIds.length} files are being merged.`, 'Merge', done);
    return true;
  } catch (error) {
    toastFailure(error);
    return false;
  }
}

/** C-315: which files, in which order, under which name. */
export default function MergeDialog({ files, close, done }: Props) {
  const nameId = useId();
  const mergeable = files.filter(({ fileName }) => mergeKind(fileName));
  const [order, setOrder] = useState<readonly StoredFile[]>(mergeable);
  const [chosen, setChosen] = useState<readonly string[]>(mergeable.map(({ id }) => id));
  const [name, setName] = useState('Merged file');
  const [options, setOptions] = useState(everything);
  const [isStarting, setStarting] = useState(false);
  const fileIds = order.map(({ id }) => id).filter((id) => chosen.includes(id));

  const merge = async () => {
    setStarting(true);
    const isStarted = await startMerge({ fileIds, name, ...options }, done);
    if (isStarted) close();
    else setStarting(false);
  };
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));

  return (
    <Dialog
      kind="attachments"
      title="Merge files"
      close={close}
      isDirty={chosen.length > 0}
      footer={
        <>
          <LeaveButton>Cancel</LeaveButton>
          <Button
            type="primary"
            disabled={fileIds.length < 2 || !name.trim()}
            loading={isStarting}
            onClick={() => void merge()}
          >
            Merge {fileIds.length || ''} files
          </Button>
        </>
      }
    >
      <div className="merge">
        <label htmlFor={nameId}>Name</label>
        <Input
          id={nameId}
          maxLength={150}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <FileOrder {...{ order, setOrder, chosen }} toggle={toggle} />
        {mergeable.length < files.length && (
          <p className="soft">
            Sounds, films, tables and archives cannot be merged and are not listed.
          </p>
        )}
        <MergeOptions options={options} setOptions={setOptions} />
      </div>
    </Dialog>
  );
}

type OrderProps = {
  order: readonly StoredFile[];
  setOrder: (order: readonly StoredFile[]) => void;
  chosen: readonly string[];
  toggle: (id: string) => void;
};

const FileOrder = ({ order, setOrder, chosen, toggle }: OrderProps) => (
  <ol className="merge-files" aria-label="Files in their order">
    {order.map((file, at) => (
      <li key={file.id}>
        <Checkbox checked={chosen.includes(file.id)} onChange={() => toggle(file.id)}>
          <FileIcon name={file.fileName} /> {file.fileName}
        </Checkbox>
        <span>
          <Button
            type="text"
            size="small"
            aria-label={`Move ${file.fileName} up`}
            icon={<UpOutlined />}
            disabled={at === 0}
            onClick={() => setOrder(moved(order, at, -1))}
          />
          <Button
            type="text"
            size="small"
            aria-label={`Move ${file.fileName} down`}
            icon={<DownOutlined />}
            disabled={at === order.length - 1}
            onClick={() => setOrder(moved(order, at, 1))}
          />
        </span>
      </li>
    ))}
  </ol>
);

type OptionsProps = { options: Options; setOptions: (options: Options) => void };

const MergeOptions = ({ options, setOptions }: OptionsProps) => (
  <div className="merge-options">
    {(Object.keys(labels) as (keyof Options)[]).map((key) => (
      <Checkbox
        key={key}
        checked={options[key]}
        onChange={({ target }) => setOptions({ ...options, [key]: target.checked })}
      >
        {labels[key]}
      </Checkbox>
    ))}
  </div>
);
