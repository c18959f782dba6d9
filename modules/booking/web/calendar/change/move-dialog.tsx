import { ArrowRightOutlined } from '@ant-design/icons';
import { Dialog } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import type { NoticeRecipient } from '../../../domain/index.ts';
import { TellPeople, toldWithout } from '../../notices/tell-people.tsx';
import { pieceTimes, dayWords, zoneWords } from '../layout/words.ts';
import type { Moving, Target } from './drag-decisions.ts';

type Props = {
  from: Moving;
  to: Target;
  accept: (tell: readonly NoticeRecipient[]) => Promise<void>;
  close: () => void;
};

/** From where, to where, what changes besides, and who has to know. */
export function MoveDialog({ from, to, accept, close }: Props) {
  const [isMoving, setMoving] = useState(false);
  const { client, id } = from.appointment;
  const isOther = from.on.session.specialistId !== to.on.session.specialistId;
  const isElsewhere = from.on.place !== to.on.place;
  const [untold, setUntold] = useState<readonly NoticeRecipient[]>([]);
  const go = async () => {
    setMoving(true);
    await accept(toldWithout(untold));
    setMoving(false);
  };
  return (
    <Dialog
      kind="confirm"
      title={`Move ${client ?? 'the appointment'}?`}
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
      <div className="move-sides">
        <Side title="From" target={from} />
        <ArrowRightOutlined aria-hidden="true" />
        <Side title="To" target={to} />
      </div>
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
      {id && (
        <TellPeople
          about={{ appointmentId: id, ...(to.piece.slotId && { slotId: to.piece.slotId }) }}
          untold={untold}
          setUntold={setUntold}
        />
      )}
    </Dialog>
  );
}

const Side = ({ title, target: { on, piece } }: { title: string; target: Target }) => (
  <div className="move-side">
    <span className="soft">{title}</span>
    <strong>{dayWords(on.day)}</strong>
    <span>{pieceTimes(piece, on.zone)}</span>
    <span>{on.specialist}</span>
    <span className="soft">
      {on.place}, {zoneWords(on.zone)}
    </span>
  </div>
);
