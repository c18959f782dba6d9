import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import { zoneMark } from '#kernel/domain';
import { TabLink, useSession } from '#kernel/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { keepSlot, letSlotGo } from '../../domain/index.ts';
import { HoldClock } from '../book/hold-clock.tsx';
import { clockText, dayText } from '../book/shown-slot.ts';
import { bookingOfCall } from './call-words.ts';
import { loadCalls } from './calls-store.ts';
import type { Kept, OwnCall } from './calls-store.ts';
import { runCallAction } from './run-call-action.ts';

const BookDialog = lazy(async () => ({
  default: (await import('../book/book-dialog.tsx')).BookDialog,
}));

type Props = { call: OwnCall; slot: Kept };

/** One kept slot: when, with whom and where, how long it is ours, and what can be done with it. */
export function KeptChip({ call, slot }: Props) {
  const { dateFormat, zone } = useSession();
  const { startsAt, timeZone, state, specialistName, placeName } = slot;
  const day = dayText(startsAt, timeZone, dateFormat);
  const time = [clockText(startsAt, timeZone), zoneMark(startsAt, timeZone, zone)];
  const when = [day.replace(/ \d{4}$/, ''), ...time].filter(Boolean).join(' ');
  return (
    <li className={`call-slot call-slot-${state}`} aria-label={`${when}, ${specialistName}`}>
      <span className="call-slot-when">{when}</span>
      <span className="call-slot-who" data-tip={`${specialistName}, ${placeName}`}>
        {specialistName}, {placeName}
      </span>
      <KeptState slot={slot} isOver={call.status === 'answered'} />
      <KeptSteps call={call} slot={slot} when={when} />
    </li>
  );
}

const lostWords = {
  lapsed: ['Run out', 'The hold has run out'],
  taken: ['Taken', 'Somebody else has it'],
} as const;

function KeptState({ slot, isOver }: { slot: Kept; isOver: boolean }) {
  const { state, heldUntil, appointmentId } = slot;
  if (state === 'held') {
    return <HoldClock until={heldUntil ?? ''} ended={() => void loadCalls().catch(() => {})} />;
  }
  if (state === 'booked') {
    return <TabLink to={`/view/appointments/detail/${appointmentId}`}>Booked</TabLink>;
  }
  if (state === 'lapsed' && isOver) return <span className="soft">Free again</span>;
  const [word, tip] = lostWords[state];
  return (
    <span className="call-slot-lost" data-tip={tip}>
      {word}
    </span>
  );
}

function KeptSteps({ call, slot, when }: Props & { when: string }) {
  const [isBooking, setBooking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isOpen = call.status === 'open';
  const run = async (action: typeof keepSlot) => {
    setBusy(true);
    await runCallAction(action, call.id, { slotId: slot.id });
    setBusy(false);
  };
  return (
    <>
      {slot.state === 'lapsed' && isOpen && (
        <Button
          size="small"
          type="text"
          loading={isBusy}
          icon={<ReloadOutlined />}
          aria-label={`Keep ${when} again`}
          data-tip="Keep again"
          onClick={() => void run(keepSlot)}
        />
      )}
      {slot.state === 'held' && (
        <Button size="small" onClick={() => setBooking(true)} aria-label={`Book ${when}`}>
          Book
        </Button>
      )}
      {isOpen && (
        <Button
          size="small"
          type="text"
          loading={isBusy}
          icon={<CloseOutlined />}
          aria-label={`Let ${when} go`}
          data-tip="Let go"
          onClick={() => void run(letSlotGo)}
        />
      )}
      {isBooking && <BookKept call={call} slot={slot} close={() => setBooking(false)} />}
    </>
  );
}

/** The booking dialog with what the call knows already. */
function BookKept({ call, slot, close }: Props & { close: () => void }) {
  return (
    <Suspense>
      <BookDialog
        slot={slot}
        start={bookingOfCall(call)}
        close={close}
        booked={() => {
          close();
          void loadCalls().catch(() => {});
        }}
      />
    </Suspense>
  );
}
