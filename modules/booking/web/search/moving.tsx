import { CloseOutlined, SwapOutlined } from '@ant-design/icons';
import type { Instant, Reference } from '#kernel/domain';
import { api, callAction, Dialog, toast, toastFailure, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { moveAppointment } from '../../domain/index.ts';
import type { NoticeRecipient } from '../../domain/index.ts';
import { clockText, dayText, zoneText } from '../book/shown-slot.ts';
import type { BookableSlot } from '../book/shown-slot.ts';
import { TellPeople, toldWithout } from '../notices/tell-people.tsx';

export type MovingAppointment = {
  readonly id: string;
  readonly reference: string;
  readonly dateFrom: Instant;
  readonly dateTo: Instant;
  readonly timeZone: string;
  readonly status: string;
  readonly client?: Reference | null;
  readonly specialist?: Reference | null;
  readonly centre?: Reference | null;
};

/** The appointment that the address says is looked for another slot. */
export function useMoving() {
  const [params, setParams] = useSearchParams();
  const id = params.get('move');
  const { data } = useQuery({
    queryKey: ['record', 'appointments', id, 'moving'],
    enabled: id !== null,
    queryFn: ({ signal }) =>
      api.get<MovingAppointment>(`/app/appointments/${id ?? ''}`, undefined, signal),
  });
  const stop = () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('move');
        return next;
      },
      { replace: true },
    );
  return { moving: id && data && data.status !== 'cancelled' ? data : null, stop };
}

const placeOf = ({ centre }: MovingAppointment): string => centre?.displayName ?? 'Video';

export function MovingBanner({ moving, stop }: { moving: MovingAppointment; stop: () => void }) {
  const { dateFormat } = useSession();
  const { client, reference, dateFrom, timeZone, specialist } = moving;
  return (
    <p className="search-moving" role="status">
      <SwapOutlined />
      <span>
        <strong>Another slot for {client?.displayName ?? reference}</strong>, now{' '}
        {dayText(dateFrom, timeZone, dateFormat)} {clockText(dateFrom, timeZone)} with{' '}
        {specialist?.displayName}, {placeOf(moving)}
      </span>
      <Button size="small" type="text" icon={<CloseOutlined />} onClick={stop}>
        Leave it there
      </Button>
    </p>
  );
}

type DialogProps = {
  moving: MovingAppointment;
  slot: BookableSlot;
  close: () => void;
  moved: () => void;
};

/** From where, to where, and who reads of it. */
export function MoveHere({ moving, slot, close, moved }: DialogProps) {
  const { dateFormat } = useSession();
  const [untold, setUntold] = useState<readonly NoticeRecipient[]>([]);
  const [isMoving, setMoving] = useState(false);
  const go = async () => {
    setMoving(true);
    try {
      const input = { slotId: slot.id, tell: toldWithout(untold) };
      if (!(await callAction(moveAppointment, moving.id, input))) return;
      toast.success(`${moving.reference} has moved.`);
      moved();
    } catch (error) {
      toastFailure(error);
    } finally {
      setMoving(false);
    }
  };
  const side = (title: string, at: Instant, zone: string, who: string, place: string) => (
    <div className="search-move-side">
      <span className="soft">{title}</span>
      <strong>
        {dayText(at, zone, dateFormat)}, {clockText(at, zone)}
      </strong>
      <span>{who}</span>
      <span className="soft">
        {place} · {zoneText(zone)}
      </span>
    </div>
  );
  return (
    <Dialog
      kind="confirm"
      title={`Move ${moving.client?.displayName ?? moving.reference}?`}
      close={close}
      footer={
        <>
          <Button onClick={close}>Keep it</Button>
          <Button type="primary" loading={isMoving} onClick={() => void go()}>
            Move appointment
          </Button>
        </>
      }
    >
      <div className="search-move-sides">
        {side(
          'From',
          moving.dateFrom,
          moving.timeZone,
          moving.specialist?.displayName ?? '',
          placeOf(moving),
        )}
        {side('To', slot.startsAt, slot.timeZone, slot.specialistName, slot.placeName)}
      </div>
      <TellPeople
        about={{ appointmentId: moving.id, slotId: slot.id }}
        untold={untold}
        setUntold={setUntold}
      />
    </Dialog>
  );
}
