import { CloseOutlined, LockOutlined } from '@ant-design/icons';
import { openTab, toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import type { Ref, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { KeepForCall } from '../calls/keep-for-call.tsx';
import { hold, release } from '../book/use-hold.ts';
import { HoldClock } from '../book/hold-clock.tsx';
import { clockText } from '../book/shown-slot.ts';
import type { SlotNews } from '../book/use-slot-news.ts';
import type { FoundSlot } from './search-results.ts';
import { lookNow } from './slot-look.ts';

type Props = {
  slot: FoundSlot;
  timeZone: string;
  /** Said before the time by those who do not see where the button is. */
  label: string;
  verb: string;
  hear: (news: readonly SlotNews[]) => void;
  choose: () => void;
};

/** Holds and lets go; the keyboard stays where the pressed button was. */
function useSlotCalls(slotId: string, kind: string, hear: Props['hear']) {
  const [isBusy, setBusy] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  // The button that was pressed makes way for another; the keyboard goes on from there.
  useLayoutEffect(() => {
    if (wasPressed.current) main.current?.focus();
    wasPressed.current = false;
  }, [kind]);

  const run = async (call: typeof hold) => {
    setBusy(true);
    // The news of it may be here before the answer.
    wasPressed.current = true;
    try {
      hear([await call(slotId)]);
    } catch (error) {
      wasPressed.current = false;
      toastFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { main, isBusy, run };
}

/** One press holds the slot; held, it shows how long, and can be booked or let go. */
export function SlotButton({ slot, timeZone, label, verb, hear, choose }: Props) {
  const { actor } = useSession();
  const { kind, why } = lookNow(slot, actor.userId);
  const time = clockText(slot.startsAt, timeZone);
  const { main, isBusy, run } = useSlotCalls(slot.id, kind, hear);

  if (kind === 'mine') {
    return (
      <OwnSlot
        slot={slot}
        time={time}
        label={label}
        verb={verb}
        main={main}
        isBusy={isBusy}
        hear={hear}
        choose={choose}
        letGo={() => void run(release)}
      />
    );
  }
  if (kind === 'booked' && slot.appointmentId) {
    return (
      <BookedSlot
        ref={main}
        slot={slot}
        label={`${label} ${time}: ${why}. Open the appointment`}
        time={time}
      />
    );
  }
  const isOpen = kind === 'free' || kind === 'asks';
  return (
    <button
      ref={main}
      id={`slot-${slot.id}`}
      type="button"
      className={`found-slot found-slot-${kind}`}
      aria-label={`${label} ${time}${why ? `: ${why}` : ''}`}
      aria-disabled={!isOpen || isBusy}
      aria-busy={isBusy}
      {...(why && { 'data-tip': why })}
      onClick={() => isOpen && !isBusy && void run(hold)}
    >
      {kind === 'held' && <LockOutlined />}
      {time}
    </button>
  );
}

type OwnProps = Pick<Props, 'slot' | 'label' | 'verb' | 'hear' | 'choose'> & {
  time: string;
  main: RefObject<HTMLButtonElement | null>;
  isBusy: boolean;
  letGo: () => void;
};

function OwnSlot({ slot, time, label, verb, main, isBusy, hear, choose, letGo }: OwnProps) {
  return (
    <span
      className="found-slot found-slot-mine"
      role="group"
      aria-label={`${label} ${time}, held by you`}
    >
      <span className="found-slot-time">{time}</span>
      <HoldClock
        until={slot.heldUntil ?? ''}
        ended={() => hear([{ id: slot.id, sessionId: slot.sessionId, state: 'free' }])}
      />
      <Button ref={main} size="small" type="primary" onClick={choose}>
        {verb}
      </Button>
      <KeepForCall slotId={slot.id} time={time} />
      <Button
        size="small"
        type="text"
        loading={isBusy}
        icon={<CloseOutlined />}
        aria-label={`Release ${time}`}
        data-tip="Release"
        onClick={letGo}
      />
    </span>
  );
}

type BookedProps = { ref: Ref<HTMLButtonElement>; slot: FoundSlot; label: string; time: string };

const BookedSlot = ({ ref, slot, label, time }: BookedProps) => (
  <button
    ref={ref}
    id={`slot-${slot.id}`}
    type="button"
    className="found-slot found-slot-booked found-slot-open"
    aria-label={label}
    data-tip="Open the appointment"
    onClick={() => openTab(`/view/appointments/detail/${slot.appointmentId ?? ''}`)}
  >
    {time}
  </button>
);
