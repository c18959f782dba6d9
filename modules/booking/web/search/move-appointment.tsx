import { SwapOutlined } from '@ant-design/icons';
import type { Instant, Reference } from '#kernel/domain';
import { api, callAction, toast, toastFailure, useSession, useThisMinute } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import {
  atHome,
  consultationTypes,
  moveAppointment,
  movesAt,
  sessionMinutes,
  typeAfterMove,
} from '../../domain/index.ts';
import type { ConsultationType, NoticeRecipient } from '../../domain/index.ts';
import { clockText, dayText, zoneText } from '../book/shown-slot.ts';
import type { BookableSlot } from '../book/shown-slot.ts';
import { MoveQuestion } from '../move/move-question.tsx';
import { useEscape } from '../parts/use-escape.ts';
import { InHandBanner } from './in-hand-banner.tsx';
import { useRemoveParam } from './remove-param.ts';

export type MovingAppointment = {
  readonly id: string;
  readonly reference: string;
  readonly dateFrom: Instant;
  readonly dateTo: Instant;
  readonly timeZone: string;
  readonly status: string;
  readonly consultationType: ConsultationType;
  readonly client?: Reference | null;
  readonly specialist?: Reference | null;
  readonly centre?: Reference | null;
};

/**
 * The appointment that the address says is looked for another slot. However the address loses it
 * (Escape, Clear all, another search), the person is told that the appointment has not moved.
 */
export function useMoving() {
  const [params] = useSearchParams();
  const remove = useRemoveParam();
  const now = useThisMinute();
  const id = params.get('move');
  const { data } = useQuery({
    queryKey: ['record', 'appointments', id, 'moving'],
    enabled: id !== null,
    queryFn: ({ signal }) =>
      api.get<MovingAppointment>(`/app/appointments/${id ?? ''}`, undefined, signal),
  });
  const mayMove = data && movesAt(data, now).has('move');
  const moving = id && mayMove ? data : null;
  const inHand = useRef<MovingAppointment>(null);
  useEffect(() => {
    if (moving) inHand.current = moving;
    if (id !== null || !inHand.current) return;
    const { client, reference } = inHand.current;
    inHand.current = null;
    toast.info(`${client?.displayName ?? reference} keeps the appointment as it is.`, 'Not moved');
  }, [id, moving]);
  const stop = () => remove('move');
  const moved = () => {
    inHand.current = null;
    stop();
  };
  useEscape(moving !== null, stop);
  return { moving, stop, moved };
}

/** Where the two meet: of a session that is at a centre and by video, what this appointment is. */
function placeFor(type: ConsultationType, centreName: string | null, isVideo: boolean): string {
  if (type === 'phone') return 'Telephone';
  if (isVideo && (type === 'telehealth' || !centreName)) return 'Video';
  return centreName ?? atHome;
}

const placeOf = ({ centre, consultationType: type }: MovingAppointment): string =>
  placeFor(type, centre?.displayName ?? null, type === 'telehealth' || type === 'both');

export function MovingBanner({ moving, stop }: { moving: MovingAppointment; stop: () => void }) {
  const { dateFormat } = useSession();
  const { client, reference, dateFrom, timeZone, specialist } = moving;
  return (
    <InHandBanner key={moving.id} icon={<SwapOutlined />} leaveText="Leave it there" leave={stop}>
      <strong>Another slot for {client?.displayName ?? reference}</strong>, now{' '}
      {dayText(dateFrom, timeZone, dateFormat)} {clockText(dateFrom, timeZone)} with{' '}
      {specialist?.displayName}, {placeOf(moving)}
    </InHandBanner>
  );
}

type DialogProps = {
  moving: MovingAppointment;
  slot: BookableSlot;
  close: () => void;
  moved: () => void;
};

export function MoveHere({ moving, slot, close, moved }: DialogProps) {
  const { dateFormat } = useSession();
  const accept = async (tell: readonly NoticeRecipient[]) => {
    try {
      if (!(await callAction(moveAppointment, moving.id, { slotId: slot.id, tell }))) return;
      toast.success(`${moving.reference} has moved.`);
      moved();
    } catch (error) {
      toastFailure(error);
    }
  };
  const at = (start: Instant, end: Instant, zone: string) => ({
    day: dayText(start, zone, dateFormat),
    times: `${clockText(start, zone)} to ${clockText(end, zone)}`,
    minutes: sessionMinutes(start, end),
    zone: zoneText(zone),
  });
  const { consultationType, isVideoAppointment = false, centreId = null } = slot;
  const typeThen = typeAfterMove(moving.consultationType, {
    consultationType,
    isVideoAppointment,
    centreId,
  });
  return (
    <MoveQuestion
      name={moving.client?.displayName ?? moving.reference}
      from={{
        ...at(moving.dateFrom, moving.dateTo, moving.timeZone),
        type: consultationTypes[moving.consultationType],
        specialist: moving.specialist?.displayName ?? '',
        specialistId: moving.specialist?.id,
        place: placeOf(moving),
      }}
      to={{
        ...at(slot.startsAt, slot.endsAt, slot.timeZone),
        type: consultationTypes[typeThen],
        specialist: slot.specialistName,
        specialistId: slot.specialistId,
        place: placeFor(typeThen, slot.centreName ?? null, isVideoAppointment),
      }}
      isConfirmed={moving.status === 'confirmed'}
      about={{ appointmentId: moving.id, slotId: slot.id }}
      accept={accept}
      close={close}
    >
      <p className="soft">The old slot is free for others at once.</p>
    </MoveQuestion>
  );
}
