import { formatDate } from '#kernel/domain';
import type { Tone } from '#kernel/domain';
import { StatusChip, todayIn, useSession } from '#kernel/web';
import { dueState } from '../../domain/index.ts';
import type { DueState } from '../../domain/index.ts';

const shown: Readonly<Record<DueState, readonly [tone: Tone, word: string]>> = {
  overdue: ['danger', 'Overdue'],
  today: ['warning', 'Due today'],
  later: ['neutral', 'Due'],
};

export function DueChip({ dueOn }: { dueOn: string }) {
  const { zone, dateFormat } = useSession();
  const state = dueState(dueOn, todayIn(zone));
  const [tone, word] = shown[state];
  return (
    <StatusChip tone={tone}>
      {state === 'today' ? word : `${word} ${formatDate(dueOn, dateFormat)}`}
    </StatusChip>
  );
}
