import { formatDate } from '#kernel/domain';
import {
  runAction,
  StatusChip,
  TableFrame,
  toast,
  toastFailure,
  useSession,
  useUnsaved,
} from '#kernel/web';
import { Button, Checkbox, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { checkFile, fileChecks, fileCheckTones, fileSources } from '../../domain/index.ts';
import type { ShownFile, ShownRecord } from '../../domain/index.ts';
import './medical-records.css';

type Opened = { readonly id: string; readonly fileName: string; readonly contentType: string };

type Props = {
  shown: ShownRecord;
  open: (file: Opened) => void;
  mayCheck: boolean;
  refresh: () => Promise<void>;
};

const opened = ({ fileId, name }: ShownFile): Opened => ({
  id: fileId,
  fileName: name,
  contentType: /\.pdf$/i.test(name) ? 'application/pdf' : 'application/octet-stream',
});

export function FilesTable({ shown: { files, items }, open, mayCheck, refresh }: Props) {
  const { dateFormat } = useSession();
  const providerOf = new Map(items.map(({ id, providerName }) => [id, providerName]));
  return (
    <TableFrame label="Received files" heads={['File', 'Provider', 'Received', 'Check']}>
      {files.map((file) => (
        <tr key={file.id}>
          <td>
            <button type="button" className="text-button" onClick={() => open(opened(file))}>
              {file.name}
            </button>
          </td>
          <td>{providerOf.get(file.itemId)}</td>
          <td>
            {formatDate(file.receivedAt.slice(0, 10), dateFormat)}
            <div className="soft">{fileSources[file.source]}</div>
          </td>
          <td>
            {mayCheck && file.status === 'toCheck' ? (
              <CheckForm file={file} refresh={refresh} />
            ) : (
              <Checked file={file} />
            )}
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}

const Checked = ({ file }: { file: ShownFile }) => (
  <>
    <StatusChip tone={fileCheckTones[file.status] ?? 'neutral'}>
      {fileChecks[file.status]}
    </StatusChip>{' '}
    <span className="soft">
      {[file.pages && `${file.pages} pages`, file.checkedBy, file.checkNote]
        .filter(Boolean)
        .join(', ')}
    </span>
  </>
);

const marks = {
  isReadable: 'Readable',
  isRightPerson: 'Right person',
  isComplete: 'Complete',
} as const;

type Marks = Record<keyof typeof marks, boolean>;

const nothingMarked: Marks = { isReadable: false, isRightPerson: false, isComplete: false };

/** Three ticks and the pages accept a file; anything less says what is wrong. */
function CheckForm({ file, refresh }: { file: ShownFile; refresh: () => Promise<void> }) {
  const [set, setSet] = useState(nothingMarked);
  const [pages, setPages] = useState<number | null>(file.pages);
  const [checkNote, setNote] = useState('');
  useUnsaved({ isDirty: checkNote !== '' || set !== nothingMarked || pages !== file.pages });
  const isFine = Object.values(set).every(Boolean);
  const save = async () => {
    try {
      const input = { ...set, pages, checkNote: checkNote.trim() || null };
      await runAction(checkFile, file.id, input);
      toast.success(isFine ? 'The file is accepted.' : 'The file is marked as not usable.');
      setNote('');
      setSet(nothingMarked);
      setPages(file.pages);
      await refresh();
    } catch (error) {
      toastFailure(error);
    }
  };
  return (
    <div className="file-checks" role="group" aria-label={`Check ${file.name}`}>
      {(Object.keys(marks) as (keyof typeof marks)[]).map((key) => (
        <Checkbox
          key={key}
          checked={set[key]}
          onChange={({ target }) => setSet({ ...set, [key]: target.checked })}
        >
          {marks[key]}
        </Checkbox>
      ))}
      <InputNumber
        className="file-pages"
        size="small"
        min={1}
        aria-label="Pages"
        placeholder="Pages"
        value={pages}
        onChange={setPages}
      />
      {!isFine && (
        <Input
          size="small"
          aria-label="What is wrong"
          placeholder="What is wrong"
          maxLength={500}
          value={checkNote}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      <Button
        size="small"
        type={isFine ? 'primary' : 'default'}
        disabled={isFine ? !pages : !checkNote.trim()}
        onClick={() => void save()}
      >
        {isFine ? 'Accept' : 'Not usable'}
      </Button>
    </div>
  );
}
