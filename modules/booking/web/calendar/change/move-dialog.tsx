import { ArrowRightOutlined } from '@ant-design/icons';
import { Dialog } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { pieceTimes, dayWords, zoneWords } from '../layout/words.ts';
import type { Moving, Target } from './drag-decisions.ts';

type Props = {
  from: Moving;
  to: Target;
  accept: () => Promise<void>;
  close: () => void;
};

/** From where, to where, what changes besides, and who has to know. */
export function MoveDialog({ from, to, accept, close }: Props) {
  const [isMoving, setMoving] = useState(false);
  const { client, company } = from.appointment;
  const isOther = from.on.session.specialistId !== to.on.session.specialistId;
  const isElsewhere = from.on.place !== to.on.place;
  const told = [
    client,
    company,
    from.on.specialist,
    ...(isOther ? [to.on.specialist] : []),
    ...(isElsewhere ? [to.on.place] : []),
  ].filter(Boolean);
  const go = async () => {
    setMoving(true);
    await accept();
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
        The old slot is free for others at once. To be told: {told.join(', ')}.
      </p>
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
