import type { AnyResource } from '#kernel/domain';
import { lazy } from 'react';
import { saved, toast } from '../../toast/toast.ts';
import { callAction } from '../action/call-action.ts';
import { useRefetch } from '../record.ts';
import type { RowDialog } from './list-table.tsx';

const ActionDialog = lazy(async () => ({
  default: (await import('../action/action-dialog.tsx')).ActionDialog,
}));
const HistoryDialog = lazy(async () => ({
  default: (await import('../detail/history-dialog.tsx')).HistoryDialog,
}));

type Props = RowDialog & { resource: AnyResource; close: () => void };

/** The history of a record, or the form of an action, opened from its row. */
export default function RowDialogs({ resource, record, action, close }: Props) {
  const refetch = useRefetch(resource);
  if (!action) return <HistoryDialog resource={resource} id={record.id} close={close} />;

  const run = async (input: Record<string, unknown>) => {
    const { id, concurrencyStamp } = record;
    if (!(await callAction(action, id, { ...input, concurrencyStamp }))) return;
    toast.success(saved.section);
    close();
    await refetch();
  };
  return <ActionDialog action={action} run={run} close={close} />;
}
