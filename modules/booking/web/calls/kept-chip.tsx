import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import { callAction, TabLink, toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { keepSlot, letSlotGo } from '../../domain/index.ts';
import { HoldClock } from '../book/hold-clock.tsx';
import { clockText, dayText } from '../book/shown-slot.ts';
import { loadCalls } from './calls-store.ts';
import type { Kept, OwnCall } from './calls-store.ts';

const BookDialog = lazy(async () => ({
  default: (await import('../book/book-dialog.tsx')).BookDialog,
}));

const lostWords = { lapsed: 'The hold has run out', taken: 'Somebody else has it' } as const;

/** One kept slot: when, with whom and where, how long it is ours, and what can be done with it. */
export function KeptChip({ call, slot }: { call: OwnCall; slot: Kept }) {
  const { dateFormat } = useSession();
  const [isBooking, setBooking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { id: slotId, startsAt, timeZone, state, specialistName, placeName } = slot;
  const day = dayText(startsAt, timeZone, dateFormat);
  const when = `${day.replace(/ \d{4}$/, '')} ${clockText(startsAt, timeZone)}`;
  const isOpen = call.status === 'open';

  const run = async (action: typeof keepSlot) => {
    setBusy(true);
    try {
      await callAction(action, call.id, { slotId });
    } catch (error) {
      toastFailure(error);
    } finally {
      setBusy(false);
      await loadCalls();
    }
  };

  return (
    <li className={`call-slot call-slot-${state}`} aria-label={`${when}, ${specialistName}`}>
      <span className="call-slot-when">{when}</span>
      <span className="call-slot-who" data-tip={`${specialistName}, ${placeName}`}>
        {specialistName}, {placeName}
      </span>
      {state === 'held' && (
        <HoldClock until={slot.heldUntil ?? ''} ended={() => void loadCalls()} />
      )}
      {state === 'booked' && slot.appointmentId && (
        <TabLink to={`/view/appointments/detail/${slot.appointmentId}`}>Booked</TabLink>
      )}
      {(state === 'lapsed' || state === 'taken') && (
        <span className="call-slot-lost" data-tip={lostWords[state]}>
          {state === 'lapsed' ? 'Run out' : 'Taken'}
        </span>
      )}
      {state === 'lapsed' && isOpen && (
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
      {state === 'held' && (
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
      {isBooking && (
        <Suspense>
          <BookDialog
            slot={slot}
            start={{
              ...(call.client && { clientId: call.client.id }),
              ...(call.company && { companyId: call.company.id }),
              ...(call.caseManager && { caseManagerId: call.caseManager.id }),
            }}
            close={() => setBooking(false)}
            booked={() => {
              setBooking(false);
              void loadCalls();
            }}
          />
        </Suspense>
      )}
    </li>
  );
}
