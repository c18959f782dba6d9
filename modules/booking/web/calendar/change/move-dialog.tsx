import type { NoticeRecipient } from '../../../domain/index.ts';
import { MoveQuestion } from '../../move/move-question.tsx';
import type { Stand } from '../../move/move-question.tsx';
import { dayWords, pieceTimes, zoneWords } from '../layout/calendar-texts.ts';
import type { Moving, Target } from './drag-decisions.ts';
import '../../move/move.css';

type Props = {
  from: Moving;
  to: Target;
  accept: (tell: readonly NoticeRecipient[]) => Promise<void>;
  close: () => void;
};

const standOf = ({ on, piece }: Target): Stand => ({
  day: dayWords(on.day),
  times: pieceTimes(piece, on.zone),
  specialist: on.specialist,
  place: on.place,
  zone: zoneWords(on.zone),
});

/** What was dragged says what changes with it. */
export function MoveDialog({ from, to, accept, close }: Props) {
  const { client, id } = from.appointment;
  const isOther = from.on.session.specialistId !== to.on.session.specialistId;
  const isElsewhere = from.on.place !== to.on.place;
  const slot = to.piece.slotId && { slotId: to.piece.slotId };
  return (
    <MoveQuestion
      name={client ?? 'the appointment'}
      from={standOf(from)}
      to={standOf(to)}
      about={id ? { appointmentId: id, ...slot } : null}
      accept={accept}
      close={close}
    >
      {(isOther || isElsewhere) && (
        <ul className="move-changes">
          {isOther && <li>Another specialist: {to.on.specialist}</li>}
          {isElsewhere && <li>Another place: {to.on.place}</li>}
        </ul>
      )}
      <p className="soft">
        The old slot is free for others at once.
        {isOther && ` ${from.on.specialist} reads that it is cancelled.`}
      </p>
    </MoveQuestion>
  );
}
