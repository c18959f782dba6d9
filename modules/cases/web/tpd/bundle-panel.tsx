import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { mergeKind } from '#documents/domain';
import { FileWindow } from '#documents/web';
import { can, formatDateTime } from '#kernel/domain';
import {
  api,
  followTask,
  panelText,
  toastFailure,
  useRecord,
  useRefetch,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { makeBundle, tpd, tpdType } from '../../domain/index.ts';
import { bundleOrder, movedId } from './bundle-order.ts';
import './tpd.css';

type CaseFile = { readonly id: string; readonly fileName: string };

/** The documents of the case in their order: chosen, moved, and merged into one numbered PDF. */
export default function BundlePanel({ id }: { id: string }) {
  const { actor } = useSession();
  const { data: claim } = useRecord(tpd, id);
  const { data, error } = useQuery({
    queryKey: ['attachments', tpdType.key, id],
    queryFn: ({ signal }) =>
      api.get<{ items: CaseFile[] }>(
        '/app/files',
        { fromModule: tpdType.key, objectId: id, maxResultCount: 100 },
        signal,
      ),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data || !claim) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const made = typeof claim['bundleFileId'] === 'string' ? claim['bundleFileId'] : null;
  const files = data.items.filter((file) => file.id !== made && mergeKind(file.fileName));
  return (
    <>
      {made && (
        <MadeBundle
          fileId={made}
          name={`Submission ${String(claim['caseNo'])}.pdf`}
          pages={Number(claim['bundlePages'] ?? 0)}
          at={String(claim['bundledAt'])}
        />
      )}
      {can(actor, makeBundle.ability) && <Choice id={id} files={files} isAgain={made !== null} />}
    </>
  );
}

type MadeProps = { fileId: string; name: string; pages: number; at: string };

function MadeBundle({ fileId, name, pages, at }: MadeProps) {
  const { zone, dateFormat } = useSession();
  const [isShown, setShown] = useState(false);
  return (
    <p>
      <button type="button" className="text-button" onClick={() => setShown(true)}>
        {name}
      </button>{' '}
      <span className="soft">
        {pages} pages, made {formatDateTime(at, zone, dateFormat)}
      </span>
      {isShown && (
        <Suspense>
          <FileWindow
            file={{ id: fileId, fileName: name, contentType: 'application/pdf' }}
            close={() => setShown(false)}
          />
        </Suspense>
      )}
    </p>
  );
}

type ChoiceProps = { id: string; files: readonly CaseFile[]; isAgain: boolean };

function Choice({ id, files, isAgain }: ChoiceProps) {
  const refetch = useRefetch(tpd);
  const [moved, setMoved] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isStarting, setStarting] = useState(false);
  const order = bundleOrder(files, moved);
  const fileIds = order.map((file) => file.id).filter((one) => !left.includes(one));
  const start = async () => {
    setStarting(true);
    try {
      const path = `/app/${tpd.base}/${id}/submission-bundle`;
      const { taskId } = await api.post<{ taskId: string }>(path, { fileIds });
      const words = `${fileIds.length} files are being merged.`;
      followTask(taskId, words, 'Submission bundle', () => void refetch());
    } catch (failure) {
      toastFailure(failure);
    }
    setStarting(false);
  };
  if (!files.length)
    return (
      <p className="soft">
        Add the claim form and the statements to the documents of this case; they are merged here.
      </p>
    );
  return (
    <>
      <FileOrder {...{ order, left, setLeft, setMoved }} />
      <p className="mini-more">
        <Button
          type={isAgain ? 'default' : 'primary'}
          disabled={!fileIds.length}
          loading={isStarting}
          onClick={() => void start()}
        >
          {isAgain ? 'Make the bundle again' : 'Make the bundle'}
        </Button>
      </p>
    </>
  );
}

type OrderProps = {
  order: readonly CaseFile[];
  left: readonly string[];
  setLeft: (left: readonly string[]) => void;
  setMoved: (ids: readonly string[]) => void;
};

function FileOrder({ order, left, setLeft, setMoved }: OrderProps) {
  const ids = order.map(({ id }) => id);
  const toggle = (id: string) =>
    setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]);
  return (
    <ol className="tpd-files" aria-label="Files in their order">
      {order.map(({ id, fileName }, at) => (
        <li key={id}>
          <Checkbox checked={!left.includes(id)} onChange={() => toggle(id)}>
            {fileName}
          </Checkbox>
          <MoveButtons
            name={fileName}
            isFirst={at === 0}
            isLast={at === order.length - 1}
            move={(by) => setMoved(movedId(ids, at, by))}
          />
        </li>
      ))}
    </ol>
  );
}

type MoveProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  move: (by: -1 | 1) => void;
};

const MoveButtons = ({ name, isFirst, isLast, move }: MoveProps) => (
  <span>
    <Button
      type="text"
      size="small"
      aria-label={`Move ${name} up`}
      icon={<UpOutlined />}
      disabled={isFirst}
      onClick={() => move(-1)}
    />
    <Button
      type="text"
      size="small"
      aria-label={`Move ${name} down`}
      icon={<DownOutlined />}
      disabled={isLast}
      onClick={() => move(1)}
    />
  </span>
);
