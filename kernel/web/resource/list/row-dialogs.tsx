import type { AnyResource } from '#kernel/domain';
import { lazy } from 'react';
import { saved, toast } from '../../toast/toast.ts';
import { callAction } from '../action/call-action.ts';
import { recordTitle, useRefetch } from '../record.ts';
import type { RowDialog } from './list-table.tsx';

const ActionDialog = lazy(async () => ({
  default: (await import('../action/action-dialog.tsx')).ActionDialog,
}));
const RecordDialog = lazy(async () => ({
  default: (await import('../related/record-dialog.tsx')).RecordDialog,
}));
const HistoryDialog = lazy(async () => ({
  default: (await import('../detail/history-dialog.tsx')).HistoryDialog,
}));

type Props = RowDialog & { resource: AnyResource; close: () => void };

/** The history of a record, its fields, or the form of an action, opened from its row. */
export default function RowDialogs({ resource, record, show, close }: Props) {
  const refetch = useRefetch(resource);
  if (show === 'history') {
    return <HistoryDialog resource={resource} id={record.id} close={close} />;
  }
  if (show === 'edit') {
    const left = (isSaved: boolean) => {
      close();
      if (isSaved) void refetch();
    };
    return <RecordDialog resource={resource} record={record} close={left} />;
  }

  const run = async (input: Record<string, unknown>) => {
    const { id, concurrencyStamp } = record;
    if (!(await callAction(show, id, { ...input, concurrencyStamp }))) return;
    toast.success(saved.section);
    close();
    await refetch();
  };
  const asksNothing = Object.keys(show.input).length === 0;
  return (
    <ActionDialog action={show} recordId={record.id} run={run} close={close}>
      {asksNothing && <p>{recordTitle(resource, record)}</p>}
    </ActionDialog>
  );
}
