import { can, formatDateTime } from '#kernel/domain';
import {
  api,
  panelText,
  runAction,
  StatusChip,
  TabLink,
  toast,
  toastFailure,
  useRefetch,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { checkResults, ledgerCheck, runLedgerCheck } from '../../domain/index.ts';

type Check = {
  readonly id: string;
  readonly ranAt: string;
  readonly result: keyof typeof checkResults;
  readonly sentence: string;
};

type Answer = Pick<Check, 'result' | 'sentence'>;

/** The last result, whoever asked for it, and the button that asks anew. */
export function LedgerCheckCard() {
  const { actor, zone, dateFormat } = useSession();
  const refetch = useRefetch(ledgerCheck);
  const [isRunning, setRunning] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['list', ledgerCheck.base, 'last'],
    queryFn: ({ signal }) =>
      api.get<{ items: Check[] }>(
        `/app/${ledgerCheck.base}`,
        { maxResultCount: 1, sorting: 'ranAt desc', fields: 'ranAt,result,sentence' },
        signal,
      ),
  });
  const run = async () => {
    setRunning(true);
    try {
      const answer = await runAction<Answer>(runLedgerCheck, '', {});
      if (answer?.result === 'agrees') toast.success(answer.sentence);
      else if (answer) toast.warning(answer.sentence);
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setRunning(false);
      await refetch();
    }
  };
  const last = data?.items[0];
  return (
    <section className="card" aria-label="Check">
      <h2>Documents, ledger and cases</h2>
      {error && <p className="soft">{panelText(error)}</p>}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 1 }} />}
      {data && !last && <p className="soft">The ledger was not checked yet.</p>}
      {last && (
        <>
          <p>
            <StatusChip tone={last.result === 'agrees' ? 'success' : 'danger'}>
              {checkResults[last.result]}
            </StatusChip>{' '}
            {last.sentence}
          </p>
          <p className="soft">
            <TabLink to={`/view/${ledgerCheck.segment}/detail/${last.id}`}>
              {formatDateTime(last.ranAt, zone, dateFormat)}
            </TabLink>
          </p>
        </>
      )}
      {can(actor, runLedgerCheck.ability) && (
        <Button loading={isRunning} onClick={() => void run()}>
          {runLedgerCheck.label}
        </Button>
      )}
    </section>
  );
}
