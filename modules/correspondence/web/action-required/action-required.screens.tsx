import { recordPathOf } from '#kernel/domain';
import { ActionButton, screensFor, useSession } from '#kernel/web';
import { Button } from 'antd';
import { Link } from 'react-router';
import {
  actionModuleText,
  actionRequired,
  actionRequiredWorkflow,
  reassignAction,
} from '../../domain/index.ts';
import type { ActionItem } from './action-item.ts';
import { AddAction } from './add-action.tsx';
import { clearWithUndo } from './clear-with-undo.ts';
import { Due } from './due-chip.tsx';
import { QuickFilters } from './quick-filters.tsx';
import './action-required.css';

const { clear: clearAction, reopen: reopenAction } = actionRequiredWorkflow.actions;

function RecordLink({ action }: { action: ActionItem }) {
  const { actor } = useSession();
  const path = recordPathOf(actor, action);
  const name = action.objectReferenceName;
  if (!name) return <span className="soft">–</span>;
  return path ? <Link to={path}>{name}</Link> : name;
}

type Chosen = { records: readonly ActionItem[]; clear: () => void };

function BulkClear({ records, clear }: Chosen) {
  const open = records.filter(({ status }) => status === 'open');
  if (!open.length) return null;
  const run = async () => {
    if (await clearWithUndo(open)) clear();
  };
  return (
    <Button size="small" onClick={() => void run()}>
      Mark {open.length} done
    </Button>
  );
}

export const actionRequiredScreens = screensFor(actionRequired, {
  hides: ({ record }) => [
    ...(record.objectReferenceName ? [] : ['Record']),
    ...(record.status === 'open' ? ['Done'] : []),
  ],
  panels: {
    Record: ({ record }) => (
      <p className="action-record">
        <span className="soft">{actionModuleText(record.fromModule)}</span>
        <RecordLink action={record} />
        {record.claimantName && record.claimantName !== record.objectReferenceName && (
          <span>{record.claimantName}</span>
        )}
      </p>
    ),
  },
  actions: ({ record }) =>
    record.status === 'open' ? (
      <>
        <ActionButton action={reassignAction} record={record} />
        <ActionButton action={clearAction} record={record} />
      </>
    ) : (
      <ActionButton action={reopenAction} record={record} />
    ),
  listNeeds: ['status', 'dueDate', 'fromModule', 'objectId', 'objectReferenceName'],
  rowActions: ({ record }) =>
    record.status === 'open' ? [clearAction, reassignAction] : [reopenAction],
  cells: {
    fromModule: ({ record }) =>
      actionModuleText(record.fromModule) || <span className="soft">–</span>,
    dueDate: ({ record, today }) => <Due action={record} today={today} />,
    objectReferenceName: ({ record }) => <RecordLink action={record} />,
  },
  widths: {
    title: 280,
    fromModule: 105,
    objectReferenceName: 165,
    claimantName: 140,
    assignedUserId: 140,
    dueDate: 245,
    status: 80,
  },
  rowKeys: {
    d: (record) => {
      if (record.status === 'open') void clearWithUndo([record]);
    },
  },
  addButton: () => <AddAction isMain />,
  selection: BulkClear,
  listTop: QuickFilters,
});
