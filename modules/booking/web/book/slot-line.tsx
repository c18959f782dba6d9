import { useSession } from '#kernel/web';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { clockText, dayText, zoneText } from './shown-slot.ts';
import type { BookableSlot } from './shown-slot.ts';
import { HoldClock } from './hold-clock.tsx';

type Props = {
  slot: BookableSlot;
  hold: { until: string | null; isOver: boolean; take: () => Promise<void>; over: () => void };
};

/** Who, when and where, and for how long it is ours. */
export function SlotLine({ slot, hold }: Props) {
  const { dateFormat } = useSession();
  const { startsAt, endsAt, timeZone, specialistName, placeName } = slot;
  return (
    <div className="book-slot">
      <span className="book-slot-when">
        {dayText(startsAt, timeZone, dateFormat)}, {clockText(startsAt, timeZone)} to{' '}
        {clockText(endsAt, timeZone)}
      </span>
      <span>{specialistName}</span>
      <span className="soft">
        {placeName} · {zoneText(timeZone)}
      </span>
      <span className="book-slot-hold">{heldPart(hold)}</span>
    </div>
  );
}

function heldPart({ until, isOver, take, over }: Props['hold']): ReactNode {
  if (isOver) {
    return (
      <>
        The hold has run out.
        <Button size="small" onClick={() => void take()}>
          Hold again
        </Button>
      </>
    );
  }
  return (
    until && (
      <>
        Held for you <HoldClock until={until} ended={over} />
      </>
    )
  );
}
