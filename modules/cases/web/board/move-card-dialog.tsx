import {
  api,
  Dialog,
  DryRunOf,
  InputForm,
  panelText,
  runAction,
  toast,
  useRefetch,
  useSession,
} from '#kernel/web';
import { check, formatMoney, inputSchema } from '#kernel/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseType, StepMove } from '../../domain/index.ts';
import type { BoardCard } from './board-data.ts';
import { consequenceLines } from './consequences-text.ts';
import type { Consequences } from './consequences-text.ts';

type Props = {
  type: CaseType;
  card: BoardCard;
  move: StepMove;
  close: () => void;
};

/** What the move asks, over what follows from it. Nothing happens before it is confirmed. */
export function MoveCardDialog({ type, card, move, close }: Props) {
  const action = type.workflow.actions[move.name];
  const refetch = useRefetch(type.resource);
  const [typed, setTyped] = useState<Record<string, unknown>>({});
  if (!action) return null;
  const start = 'outcome' in action.input ? { outcome: move.to } : {};
  const save = async (changes: Record<string, unknown>) => {
    const done = await runAction(action, card.id, { ...start, ...changes });
    if (done === null) return false;
    toast.success(`${card.caseNo} is at ${type.workflow.axes.step?.states[move.to] ?? move.to}.`);
    close();
    await refetch();
    return true;
  };
  return (
    <Dialog kind="confirm" title={`${move.label}: ${card.caseNo}`} close={close}>
      <p className="move-claimant">{card.claimantName}</p>
      <Follows type={type} card={card} move={move} />
      <InputForm
        fields={action.input}
        start={start}
        save={save}
        typed={setTyped}
        saveText={move.label}
      />
      <DryRunOf
        action={action}
        id={card.id}
        input={() => {
          const checked = check(inputSchema(action.input), { ...start, ...typed });
          if (!checked.ok) toast.warning(checked.errors.map(({ message }) => message).join(' '));
          return checked.ok ? checked.value : null;
        }}
      />
    </Dialog>
  );
}

function Follows({ type, card, move }: Omit<Props, 'close'>) {
  const { dateFormat, currency } = useSession();
  const { data, error } = useQuery({
    queryKey: ['consequences', card.id, move.name, move.to],
    staleTime: 0,
    queryFn: () =>
      api.post<Consequences>('/app/case-status-logs/consequences', {
        fromModule: type.key,
        objectId: card.id,
        move: move.name,
        ...(move.name === 'cancel' && { outcome: move.to }),
      }),
  });
  if (error) return <p role="alert">{panelText(error)}</p>;
  if (!data) return <p className="soft">Looking up what follows…</p>;
  const lines = consequenceLines(data, {
    dateFormat,
    money: (amount) => formatMoney(amount, currency),
  });
  return (
    <ul className="move-follows" aria-label="What follows">
      {lines.length ? (
        lines.map((line) => <li key={line}>{line}</li>)
      ) : (
        <li>Nobody is written to.</li>
      )}
    </ul>
  );
}
