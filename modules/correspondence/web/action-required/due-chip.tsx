import type { PlainDate } from '#kernel/domain';
import { formatDate } from '#kernel/domain';
import { StatusChip, useSession } from '#kernel/web';
import type { Tone } from '#kernel/web';
import { dueState, dueText } from '../../domain/index.ts';
import type { DueState } from '../../domain/index.ts';

const tones: Readonly<Partial<Record<DueState, Tone>>> = { overdue: 'danger', today: 'warning' };

type Props = { action: { dueDate: PlainDate; status: string }; today: PlainDate };

/** The day, and how far away it is where that matters. */
export function Due({ action, today }: Props) {
  const { dateFormat } = useSession();
  const tone = tones[dueState(action, today)];
  const text = dueText(action, today);
  return (
    <span className="action-due">
      <time dateTime={action.dueDate}>{formatDate(action.dueDate, dateFormat)}</time>
      {tone ? (
        <StatusChip tone={tone}>{text}</StatusChip>
      ) : (
        text && <span className="soft">{text}</span>
      )}
    </span>
  );
}
