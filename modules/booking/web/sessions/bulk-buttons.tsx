import { api, confirm, followTask, toast, toastFailure, useRefetch } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { appointmentSession, bulkVerbs } from '../../domain/index.ts';
import { BulkChangeDialog } from './bulk-change-dialog.tsx';
import { doneText, nothingToDo, questionOf } from './bulk-question.ts';
import type { BulkResult, BulkVerb } from './bulk-question.ts';

type Props = { records: readonly { readonly id: string }[]; clear: () => void };

export function BulkButtons({ records, clear }: Props) {
  const refetch = useRefetch(appointmentSession);
  const [busy, setBusy] = useState<BulkVerb | null>(null);
  const [isChanging, setChanging] = useState(false);
  const run = async (verb: BulkVerb, changes: Record<string, unknown> = {}): Promise<boolean> => {
    const body = { ids: records.map(({ id }) => id), verb, ...changes };
    setBusy(verb);
    try {
      const path = '/app/appointment-sessions/bulk';
      const preview = await api.post<BulkResult>(path, { ...body, isPreview: true });
      if (!preview.changed) {
        toast.warning(nothingToDo(verb, preview));
        return false;
      }
      if (!(await confirm(questionOf(verb, preview)))) return false;
      const answer = await api.post<BulkResult | { taskId: string }>(path, body);
      if ('taskId' in answer) {
        const text = `${preview.changed} sessions are being changed.`;
        followTask(answer.taskId, text, bulkVerbs[verb], () => void refetch());
      } else toast.success(doneText(verb, answer.changed));
      setChanging(false);
      clear();
      await refetch();
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
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
