import { can, formatDate } from '#kernel/domain';
import {
  ActionDialog,
  api,
  EmptyState,
  panelText,
  TableFrame,
  toast,
  useSession,
} from '#kernel/web';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import {
  daysAhead,
  previewReminders,
  reminderKinds,
  resumeReminders,
  stopReminders,
} from '../../domain/index.ts';
import type { NextReminder, ReminderKind } from '../../domain/index.ts';
import { AboutCell } from './reminder-rows.tsx';

type Props = { kind?: ReminderKind | undefined; objectId?: string };

const heads = ['When', 'What', 'Which', 'About', 'To', ''];

/** What leaves by itself today and in the days to come, and the way to stop it. */
export function NextReminders({ kind, objectId }: Props) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<NextReminder | null>(null);
  const { data, error } = useQuery({
    queryKey: ['reminders', 'next', kind, objectId],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<{ items: NextReminder[]; totalCount: number }>(
        previewReminders.path,
        { ...(kind && { kind }), ...(objectId && { objectId }) },
        signal,
      ),
  });
  if (error) return <Alert type="error" showIcon title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (!data.items.length)
    return (
      <EmptyState
        title={`Nothing is due in the next ${daysAhead} days`}
        text="Reminders leave by the rules under Settings, when the day has come at the place of the record."
      />
    );
  const done = async (words: string) => {
    toast.success(words);
    setChosen(null);
    await queries.invalidateQueries({ queryKey: ['reminders'] });
  };
  const resume = async ({ kind: which, recordId }: NextReminder) => {
    await api.put(resumeReminders.path, { kind: which, recordId });
    await done('The reminders go on.');
  };
  return (
    <>
      <TableFrame label="Next reminders" heads={heads}>
        {data.items.map((row) => (
          <NextRow
            key={`${row.kind} ${row.recordId}`}
            row={row}
            stop={() => setChosen(row)}
            resume={() =>
              void resume(row).catch((failure: unknown) => toast.error(panelText(failure)))
            }
          />
        ))}
      </TableFrame>
      {data.totalCount > data.items.length && (
        <p className="soft">{`The first ${data.items.length} of ${data.totalCount}. Choose what to see more of.`}</p>
      )}
      {chosen && (
        <StopDialog
          next={chosen}
          close={() => setChosen(null)}
          stopped={() => done('Nobody is reminded of it any more.')}
        />
      )}
    </>
  );
}

type StopProps = { next: NextReminder; close: () => void; stopped: () => Promise<void> };

const StopDialog = ({ next: { kind, recordId, objectName }, close, stopped }: StopProps) => (
  <Suspense>
    <ActionDialog
      action={{ ...stopReminders, input: { reason: stopReminders.input.reason } }}
      fixed={{ kind, recordId }}
      run={async (input) => {
        await api.put(stopReminders.path, input);
        await stopped();
      }}
      close={close}
    >
      <p>{`${reminderKinds[kind]}: ${objectName}`}</p>
    </ActionDialog>
  </Suspense>
);

type RowProps = { row: NextReminder; stop: () => void; resume: () => void };

function NextRow({ row, stop, resume }: RowProps) {
  const { actor, dateFormat } = useSession();
  const mayStop = can(actor, stopReminders.ability);
  return (
    <tr>
      <td className="mini-short">{formatDate(row.dueOn, dateFormat)}</td>
      <td>{reminderKinds[row.kind]}</td>
      <td>{row.stepName}</td>
      <td className="mini-short">
        <AboutCell row={row} />
      </td>
      <td>
        {row.stopped === null ? (
          row.to.join(', ') || <span className="soft">Nobody can be reached</span>
        ) : (
          <span className="soft">{`Stopped: ${row.stopped}`}</span>
        )}
      </td>
      <td className="mini-buttons">
        {mayStop && row.isStoppedByHand && (
          <Button size="small" onClick={resume}>
            Resume
          </Button>
        )}
        {mayStop && row.stopped === null && (
          <Button size="small" onClick={stop}>
            Stop
          </Button>
        )}
      </td>
    </tr>
  );
}
