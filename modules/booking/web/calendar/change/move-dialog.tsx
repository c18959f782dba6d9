import { api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { consultationTypes, typeAfterMove } from '../../../domain/index.ts';
import type { ConsultationType, NoticeRecipient } from '../../../domain/index.ts';
import { MoveQuestion } from '../../move/move-question.tsx';
import type { Stand } from '../../move/move-question.tsx';
import { dayWords, pieceTimes, zoneWords } from '../layout/calendar-texts.ts';
import type { Moving, Target } from './drag-decisions.ts';

type Props = {
  from: Moving;
  to: Target;
  accept: (tell: readonly NoticeRecipient[]) => Promise<void>;
  close: () => void;
};

const standOf = ({ on, piece }: Target, type: ConsultationType | null): Stand => ({
  day: dayWords(on.day),
  times: pieceTimes(piece, on.zone),
  minutes: piece.end - piece.start,
  type: type && consultationTypes[type],
  specialist: on.specialist,
  place: on.place,
  zone: zoneWords(on.zone),
});

/** The sheet does not carry the type of an appointment. */
function useTypeOf(id: string | null): ConsultationType | null {
  const { data } = useQuery({
    queryKey: ['record', 'appointments', id, 'moving'],
    enabled: id !== null,
    queryFn: ({ signal }) =>
      api.get<{ consultationType: ConsultationType }>(
        `/app/appointments/${id ?? ''}`,
        undefined,
        signal,
      ),
  });
  return data?.consultationType ?? null;
}

/** What was dragged says what changes with it. */
export function MoveDialog({ from, to, accept, close }: Props) {
  const { client, id, status } = from.appointment;
  const isOther = from.on.session.specialistId !== to.on.session.specialistId;
  const type = useTypeOf(id);
  const { consultationType, isVideo: isVideoAppointment, centreId } = to.on.session;
  const typeThen = type && typeAfterMove(type, { consultationType, isVideoAppointment, centreId });
  const slot = to.piece.slotId && { slotId: to.piece.slotId };
  return (
    <MoveQuestion
      name={client ?? 'the appointment'}
      from={standOf(from, type)}
      to={standOf(to, typeThen)}
      isConfirmed={status === 'confirmed'}
      about={id ? { appointmentId: id, ...slot } : null}
      accept={accept}
      close={close}
    >
      <p className="soft">
        The old slot is free for others at once.
        {isOther && ` ${from.on.specialist} reads that it is cancelled.`}
      </p>
    </MoveQuestion>
  );
}
