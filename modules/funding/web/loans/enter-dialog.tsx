import { ActionDialog, api, callAction, panelText, toast, useSession } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { enterOnLoan, loanFunding, previewLoanEntry } from '../../domain/index.ts';
import { entryWords } from './entry-words.ts';
import type { EntryPreview } from './entry-words.ts';
import './loans.css';
import { useLoanChanged } from './use-loan-changed.ts';

type Typed = Readonly<Record<string, unknown>>;

/** Only what can be counted is asked about. */
const isWhole = ({ kind, happenedOn, amount }: Typed): boolean =>
  Boolean(kind && happenedOn) && /^\d{1,12}(\.\d{1,2})?$/.test(String(amount ?? ''));

/** Says before it is saved which parts the money goes to. */
export function EnterDialog({ loanId, close }: { loanId: string; close: () => void }) {
  const changed = useLoanChanged();
  const [typed, setTyped] = useState<Typed>({});
  const run = async (input: Record<string, unknown>) => {
    if (!(await callAction(enterOnLoan, loanId, input))) return;
    toast.success('Saved.');
    close();
    await changed();
  };
  return (
    <ActionDialog action={enterOnLoan} run={run} close={close} typed={setTyped}>
      <div className="loan-outcome" role="status">
        {isWhole(typed) ? (
          <Outcome loanId={loanId} typed={typed} />
        ) : (
          <p className="soft">Enter what, when and how much to see what it will do.</p>
        )}
      </div>
    </ActionDialog>
  );
}

function Outcome({ loanId, typed }: { loanId: string; typed: Typed }) {
  const { currency } = useSession();
  const { kind, happenedOn, amount } = typed;
  const { data, error } = useQuery({
    queryKey: ['record', loanFunding.base, loanId, 'preview', kind, happenedOn, amount],
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: () =>
      api.post<EntryPreview>(previewLoanEntry.path.replace('{id}', loanId), {
        kind,
        happenedOn,
        amount,
      }),
  });
  if (error) return <p>{panelText(error)}</p>;
  return data ? entryWords(data, currency).map((words) => <p key={words}>{words}</p>) : null;
}
