import { can } from '#kernel/domain';
import { api, toast, toastFailure, useRefetch, useSession } from '#kernel/web';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { approveEntries, timeEntry } from '../../domain/index.ts';

type Props = { records: readonly { readonly id: string }[]; clear: () => void };
type Answer = { readonly approved: number; readonly skipped: number };

export const approvedText = ({ approved, skipped }: Answer): string =>
  [
    `${approved} ${approved === 1 ? 'entry is' : 'entries are'} approved.`,
    skipped ? `${skipped} did not wait for approval.` : '',
  ]
    .filter(Boolean)
    .join(' ');

/** For the chosen rows: what waits is approved and becomes charges of its cases. */
export function ApproveButton({ records, clear }: Props) {
  const { actor } = useSession();
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();
  const refetch = useRefetch(timeEntry);
  if (!can(actor, approveEntries.ability)) return null;
  const approve = async () => {
    setBusy(true);
    try {
      const entryIds = records.map(({ id }) => id);
      toast.success(approvedText(await api.post<Answer>(approveEntries.path, { entryIds })));
      clear();
      await refetch();
      await client.invalidateQueries({ queryKey: ['time'] });
    } catch (error) {
      toastFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" type="primary" loading={isBusy} onClick={() => void approve()}>
      Approve
    </Button>
  );
}
