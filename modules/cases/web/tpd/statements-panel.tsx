import { RemindersOfRecord } from '#correspondence/web';
import type { Tone } from '#kernel/domain';
import {
  api,
  ChildPanel,
  may,
  saved,
  StatusChip,
  toast,
  toastFailure,
  todayIn,
  useRefetch,
  useSession,
} from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { Suspense } from 'react';
import { statementState, statementStates, tpdStatement, tpdType } from '../../domain/index.ts';
import type { StatementState } from '../../domain/index.ts';

const tones: Readonly<Record<StatementState, Tone>> = {
  notAsked: 'neutral',
  waiting: 'info',
  dueSoon: 'warning',
  overdue: 'danger',
  received: 'success',
};

const dayOf = (value: unknown): string | null =>
  typeof value === 'string' && value ? value : null;

export const stateOfStatement = (record: StoredRecord, today: string): StatementState =>
  statementState(
    {
      dueOn: String(record['dueOn']),
      receivedOn: dayOf(record['receivedOn']),
      requestedOn: dayOf(record['requestedOn']),
    },
    today,
  );

/** What doctors and employers owe, how late they are, and one press for what has come. */
export default function StatementsPanel({ id }: { id: string }) {
  return (
    <Suspense fallback={<Skeleton active title={false} />}>
      <ChildPanel
        resource={tpdStatement}
        owner={{ id }}
        buttons={(record) => <StatementButtons record={record} />}
      />
      <RemindersOfRecord
        about={{ fromModule: tpdType.key, objectId: id }}
        kind="statementDue"
        empty="Whoever was asked is written to a week before the due day, on it, and one and two weeks after."
      />
    </Suspense>
  );
}

function StatementButtons({ record }: { record: StoredRecord }) {
  const { zone } = useSession();
  const refetch = useRefetch(tpdStatement);
  const today = todayIn(zone);
  const state = stateOfStatement(record, today);
  const put = async (values: object) => {
    try {
      await api.put(`/app/${tpdStatement.base}/${record.id}`, {
        ...values,
        concurrencyStamp: record.concurrencyStamp,
      });
      toast.success(saved.section);
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
  };
  const mayWrite = may(tpdStatement, record, 'update');
  return (
    <>
      <StatusChip tone={tones[state]}>{statementStates[state]}</StatusChip>
      {mayWrite && state === 'notAsked' && (
        <Button size="small" onClick={() => void put({ requestedOn: today })}>
          Requested today
        </Button>
      )}
      {mayWrite && state !== 'notAsked' && state !== 'received' && (
        <Button size="small" onClick={() => void put({ receivedOn: today })}>
          Received today
        </Button>
      )}
    </>
  );
}
