import { api, confirm, toast, toastFailure, useRefetch } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { appointmentSession, bulkVerbs } from '../../domain/index.ts';
import { BulkChangeDialog } from './bulk-change-dialog.tsx';

type Result = {
  changed: number;
  affectedAppointments: number;
  kept: { id: string; name: string; bookedSlots: number }[];
};
type Verb = keyof typeof bulkVerbs;

/** What it would do is said before it is done. */
export function questionOf(verb: Verb, { changed, affectedAppointments, kept }: Result): string {
  const lines = [
    `${bulkVerbs[verb]}: ${changed} of ${changed + kept.length}.`,
    ...(affectedAppointments ? [`${affectedAppointments} appointments stay booked in them.`] : []),
    ...(kept.length
      ? [`${kept.length} have appointments and are left as they are. Move or cancel those first.`]
      : []),
  ];
  return lines.join('\n');
}

type Props = { records: readonly { readonly id: string }[]; clear: () => void };

export function BulkButtons({ records, clear }: Props) {
  const refetch = useRefetch(appointmentSession);
  const [busy, setBusy] = useState<Verb | null>(null);
  const [isChanging, setChanging] = useState(false);
  const run = async (verb: Verb, changes: Record<string, unknown> = {}) => {
    const body = { ids: records.map(({ id }) => id), verb, ...changes };
    setBusy(verb);
    try {
      const path = '/app/appointment-sessions/bulk';
      const preview = await api.post<Result>(path, { ...body, isPreview: true });
      const isSure = await confirm({
        text: questionOf(verb, preview),
        yes: bulkVerbs[verb],
        isDanger: verb === 'cancel',
      });
      if (!isSure || !preview.changed) return;
      const { changed } = await api.post<Result>(path, body);
      toast.success(`${changed} sessions have been changed.`);
      setChanging(false);
      clear();
      await refetch();
    } catch (error) {
      toastFailure(error);
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      {verbs.map((verb) => (
        <Button
          key={verb}
          size="small"
          danger={verb === 'cancel'}
          loading={busy === verb}
          onClick={() => (verb === 'change' ? setChanging(true) : void run(verb))}
        >
          {bulkVerbs[verb]}
        </Button>
      ))}
      {isChanging && (
        <BulkChangeDialog
          count={records.length}
          change={(values) => run('change', values)}
          close={() => setChanging(false)}
        />
      )}
    </>
  );
}

const verbs = ['change', 'hold', 'release', 'cancel'] as const;
