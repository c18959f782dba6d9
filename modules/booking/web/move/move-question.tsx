import { ArrowRightOutlined } from '@ant-design/icons';
import { Dialog, DryRunOf, LeaveButton } from '#kernel/web';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { moveAppointment } from '../../domain/index.ts';
import type { NoticeRecipient } from '../../domain/index.ts';
import { TellPeople, toldWithout } from '../notices/tell-people.tsx';
import type { Concerning } from '../notices/tell-people.tsx';
import './move.css';

/** Where an appointment is, or would be, in the words of the screen that asks. */
export type Stand = {
  readonly day: string;
  readonly times: string;
  readonly minutes: number;
  /** In-person, Telehealth; null where nobody knows it. */
  readonly type: string | null;
  readonly specialist: string;
  /** Screens write one name with the title and without; absent, the names are compared. */
  readonly specialistId?: string | undefined;
  readonly place: string;
  readonly zone: string;
};

type Props = {
  /** Whose appointment it is. */
  name: string;
  from: Stand;
  to: Stand;
  /** Absent: nothing is known of whom it concerns. */
  about: Concerning | null;
  /** Whoever had confirmed the old time is asked again. */
  isConfirmed: boolean;
  accept: (tell: readonly NoticeRecipient[]) => Promise<void>;
  close: () => void;
  /** What changes besides. */
  children?: ReactNode;
};

/** From where, to where, and who reads of it. */
export function MoveQuestion(props: Props) {
  const { name, from, to, about, isConfirmed, accept, close, children } = props;
  const [isMoving, setMoving] = useState(false);
  const [untold, setUntold] = useState<readonly NoticeRecipient[]>([]);
  const go = async () => {
    setMoving(true);
    await accept(toldWithout(untold));
    setMoving(false);
  };
  return (
    <Dialog
      kind="confirm"
      title={`Move ${name}?`}
      close={close}
      isDirty={untold.length > 0}
      footer={
        <>
          <LeaveButton>Keep it</LeaveButton>
          <Button type="primary" loading={isMoving} onClick={() => void go()}>
            Move appointment
          </Button>
        </>
      }
    >
      <div className="move-sides">
        <Side title="From" stand={from} />
        <ArrowRightOutlined aria-hidden="true" />
        <Side title="To" stand={to} />
      </div>
      <MoveChanges changes={changesBetween(from, to, isConfirmed)} />
      {children}
      {about && <TellPeople about={about} untold={untold} setUntold={setUntold} />}
      {about?.appointmentId && about.slotId && (
        <DryRunOf
          action={moveAppointment}
          id={about.appointmentId}
          input={() => ({ slotId: about.slotId, tell: toldWithout(untold) })}
        />
      )}
    </Dialog>
  );
}

/** What is not the same afterwards, besides the time, in sentences. */
export function changesBetween(from: Stand, to: Stand, isConfirmed: boolean): string[] {
  const differs = (key: keyof Stand) => from[key] !== to[key];
  const isOther =
    from.specialistId && to.specialistId ? differs('specialistId') : differs('specialist');
  return [
    ...(isOther ? [`Another specialist: ${to.specialist}`] : []),
    ...(differs('place') ? [`Another place: ${from.place} becomes ${to.place}`] : []),
    ...(differs('minutes') ? [`${from.minutes} minutes become ${to.minutes}`] : []),
    ...(from.type && to.type && differs('type') ? [`${from.type} becomes ${to.type}`] : []),
    ...(isConfirmed ? ['It was confirmed and must be confirmed again'] : []),
  ];
}

const MoveChanges = ({ changes }: { changes: readonly string[] }) =>
  changes.length > 0 && (
    <ul className="move-changes">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );

const Side = ({ title, stand }: { title: string; stand: Stand }) => (
  <div className="move-side">
    <span className="soft">{title}</span>
    <strong>{stand.day}</strong>
    <span>
      {stand.times}, {stand.minutes} minutes
    </span>
    {stand.type && <span>{stand.type}</span>}
    <span>{stand.specialist}</span>
    <span className="soft">
      {stand.place}, {stand.zone}
    </span>
  </div>
);
