import { MoreOutlined } from '@ant-design/icons';
import { formatDate } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import {
  MenuButton,
  StatusChip,
  TableFrame,
  toast,
  toastFailure,
  todayIn,
  runAction,
  useSession,
} from '#kernel/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import {
  feeStates,
  feeTones,
  itemStatuses,
  itemTones,
  makeUploadLink,
  recordRequestTypes,
} from '../../domain/index.ts';
import type { ShownItem, ShownRecord } from '../../domain/index.ts';
import { dueText, dueTone } from './due-text.ts';
import { refusedItems, verbOf, verbsFor } from './item-verbs.ts';
import type { VerbName } from './item-verbs.ts';
import './medical-records.css';

const ContactsDialog = lazy(() => import('./contacts-dialog.tsx'));

type Start = (action: AnyAction, id: string, done: string) => void;
type Props = { shown: Pick<ShownRecord, 'items' | 'files'>; start: Start; mayWork: boolean };

const heads = ['Provider', 'What', 'Status', 'Due', 'Chased', 'Pages', 'Fee', ''];

export function RequestsTable({ shown: { items, files }, start, mayWork }: Props) {
  const refused = refusedItems(files);
  const [history, setHistory] = useState<ShownItem | null>(null);
  return (
    <>
      <TableFrame label="Requests to providers" heads={heads} numbers={['Pages']}>
        {items.map((item) => (
          <Row
            key={item.id}
            item={item}
            isRefused={refused.has(item.id)}
            start={start}
            mayWork={mayWork}
            show={setHistory}
          />
        ))}
      </TableFrame>
      {history && (
        <Suspense>
          <ContactsDialog item={history} close={() => setHistory(null)} />
        </Suspense>
      )}
    </>
  );
}

type RowProps = Omit<Props, 'shown'> & {
  item: ShownItem;
  isRefused: boolean;
  show: (item: ShownItem) => void;
};

function Row({ item, isRefused, start, mayWork, show }: RowProps) {
  const { dateFormat } = useSession();
  return (
    <tr>
      <td>
        <strong>{item.providerName}</strong>
        <div className="soft">
          {[item.providerEmail, item.providerPhone].filter(Boolean).join(', ') || 'No address'}
        </div>
      </td>
      <td>{recordRequestTypes[item.requestType]}</td>
      <td>
        <StatusChip tone={itemTones[item.status] ?? 'neutral'}>
          {itemStatuses[item.status]}
        </StatusChip>
      </td>
      <td>
        <DueCell item={item} />
      </td>
      <td>
        {item.chaseCount > 0 && `${item.chaseCount}×`}
        {item.lastChasedOn && (
          <div className="soft">{formatDate(item.lastChasedOn, dateFormat)}</div>
        )}
        {item.escalatedTo && <div className="soft">to {item.escalatedTo}</div>}
      </td>
      <td className="number">{item.pages || ''}</td>
      <td>
        {item.feeStatus !== 'none' && (
          <StatusChip tone={feeTones[item.feeStatus] ?? 'neutral'}>
            {feeStates[item.feeStatus]}
          </StatusChip>
        )}
      </td>
      <td className="mini-buttons">
        {mayWork && <RowVerbs item={item} isRefused={isRefused} start={start} show={show} />}
      </td>
    </tr>
  );
}

export function DueCell({ item }: { item: Pick<ShownItem, 'status' | 'dueDate' | 'promisedOn'> }) {
  const { dateFormat, zone } = useSession();
  const today = todayIn(zone);
  const { dueDate, promisedOn, status } = item;
  if (!dueDate) return <span className="soft">–</span>;
  if (status !== 'requested') return formatDate(dueDate, dateFormat);
  return (
    <>
      {formatDate(dueDate, dateFormat)}{' '}
      <StatusChip tone={dueTone(dueDate, today)}>{dueText(dueDate, today)}</StatusChip>
      {promisedOn && <div className="soft">promised</div>}
    </>
  );
}

/** Made for this moment and kept nowhere. */
async function copyLink(id: string): Promise<void> {
  try {
    const made = await runAction<{ link: string }>(makeUploadLink, id, {});
    if (!made) return;
    await navigator.clipboard.writeText(made.link);
    toast.success('The upload link is copied.');
  } catch (error) {
    toastFailure(error);
  }
}

type VerbProps = Pick<RowProps, 'item' | 'isRefused' | 'start' | 'show'>;

function RowVerbs({ item, isRefused, start, show }: VerbProps) {
  const [first, ...others] = verbsFor(item, isRefused);
  const run = (name: VerbName) => {
    const { action, done } = verbOf(name);
    start(action, item.id, done);
  };
  const label = (name: VerbName) => verbOf(name).action.label ?? name;
  const items = () => [
    ...others.map((name) => ({ key: name, label: label(name), run: () => run(name) })),
    ...(item.status === 'requested'
      ? [
          {
            key: 'link',
            label: makeUploadLink.label ?? '',
            run: () => void copyLink(item.id),
          },
        ]
      : []),
    { key: 'history', label: 'What was said and sent', run: () => show(item) },
  ];
  return (
    <>
      {first && (
        <Button size="small" onClick={() => run(first)}>
          {label(first)}
        </Button>
      )}
      <MenuButton
        size="small"
        label={`More for ${item.providerName}`}
        aria-label={`More for ${item.providerName}`}
        icon={<MoreOutlined aria-hidden="true" />}
        items={items}
      />
    </>
  );
}
