import { can } from '#kernel/domain';
import { api, panelText, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { listRemindersOfRecord, previewReminders } from '../../domain/index.ts';
import type { LoggedReminder, ReminderKind } from '../../domain/index.ts';
import type { RecordLink } from '../send/message-draft.ts';
import { NextReminders } from './next-reminders.tsx';
import { ReminderRows } from './reminder-rows.tsx';

type Props = {
  about: RecordLink;
  /** Only these, where the panel is about one thing of the record. */
  kind?: ReminderKind;
  /** Said while none was sent. */
  empty?: string;
};

/** On the page of a record: what was sent about it, and on request what comes next. */
export function RemindersOfRecord({ about, kind, empty = 'No reminder was sent.' }: Props) {
  const { actor } = useSession();
  const [isNextShown, showNext] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['reminders', 'of', about, kind],
    queryFn: ({ signal }) =>
      api.get<{ items: LoggedReminder[] }>(
        listRemindersOfRecord.path,
        { ...about, ...(kind && { kind }) },
        signal,
      ),
  });
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 1 }} />;
  return (
    <>
      {data.items.length > 0 ? (
        <ReminderRows rows={data.items} isOfRecord />
      ) : (
        <p className="soft">{empty}</p>
      )}
      {can(actor, previewReminders.ability) &&
        (isNextShown ? (
          <NextReminders objectId={about.objectId} kind={kind} />
        ) : (
          <Button size="small" type="link" onClick={() => showNext(true)}>
            What comes next
          </Button>
        ))}
    </>
  );
}
