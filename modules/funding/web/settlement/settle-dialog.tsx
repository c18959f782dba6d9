import { isPlainDate } from '#kernel/domain';
import { ActionDialog, Amount, callAction, Notice, toast } from '#kernel/web';
import { useState } from 'react';
import { settleLoan } from '../../domain/index.ts';
import { outcomeOf } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { PayoutTable } from './payout-table.tsx';
import { usePayout } from './use-payout.ts';

const words: Record<Outcome['kind'], string> = {
  settled: 'is the payout: nothing is owed then.',
  credit: 'is more than the payout and stays as credit of the borrower.',
  writtenOff: 'is missing and is written off as a loss.',
  invoiced:
    'is missing. The next funding invoice of the borrower asks for it, with interest until it is paid.',
  refused: 'is missing. Invoice it, or let an administrator write it off.',
};

type Props = {
  id: string;
  /** The day and the payout that the page shows: most settlements are just that. */
  shown: { readonly on: string; readonly total: string };
  close: () => void;
  changed: () => Promise<void>;
};

/** The payout of the day that is typed, and what the money received will do. */
export function SettleDialog({ id, shown, close, changed }: Props) {
  const initial = { settledOn: shown.on, received: shown.total };
  const [typed, setTyped] = useState<Record<string, unknown>>(initial);
  const day = typed['settledOn'];
  const on = typeof day === 'string' && isPlainDate(day) ? day : null;
  const { data } = usePayout(id, on);
  const outcome = data && outcomeOf(data.total, typed);
  const run = async (input: Record<string, unknown>) => {
    if (!(await callAction(settleLoan, id, input))) return;
    toast.success('The loan was settled.');
    close();
    await changed();
  };
  return (
    <ActionDialog action={settleLoan} run={run} close={close} typed={setTyped} initial={initial}>
      {data && <PayoutTable payout={data} />}
      {outcome && (
        <Notice
          tone={outcome.kind === 'refused' ? 'warning' : 'info'}
          title={
            <>
              <Amount of={outcome.amount} /> {words[outcome.kind]}
            </>
          }
        />
      )}
    </ActionDialog>
  );
}
