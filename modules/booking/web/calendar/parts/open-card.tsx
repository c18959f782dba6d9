import { callAction, openTab, Popover, StatusChip, toastFailure, useSession } from '#kernel/web';
import { can } from '#kernel/domain';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import {
  appointmentStatuses,
  appointmentTones,
  cancelAppointment,
  confirmAppointment,
  consultationTypes,
  moveAppointment,
  movesAt,
  sessionTones,
  setIsOnHold,
} from '../../../domain/index.ts';
import { AttendanceButtons, attendanceActions } from '../../notices/attendance-buttons.tsx';
import { ChangeButton } from '../../notices/change-button.tsx';
import type { Moving } from '../change/drag-decisions.ts';
import type { SheetSession } from '../layout/sheet.ts';
import {
  dayWords,
  freeWords,
  pieceTimes,
  sessionTimes,
  zoneWords,
} from '../layout/calendar-texts.ts';
import type { Opened } from '../state/calendar-context.ts';

type Props = {
  opened: Opened;
  close: () => void;
  move: (moving: Moving) => void;
  refresh: () => Promise<unknown>;
};

/** What was pressed, with the steps that are next. */
export function OpenCard({ opened, close, move, refresh }: Props) {
  const { left, top, width, height } = opened.at;
  return (
    <div className="card-anchor" style={{ left, top, width, height }}>
      <Popover
        label={opened.kind === 'session' ? 'Session' : 'Appointment'}
        isOpen
        setOpen={(isOpen) => !isOpen && close()}
        side="below"
        isFresh
        anchorClass="card-anchor-inner"
        className="cal-card"
        content={
          opened.kind === 'session' ? (
            <SessionFacts on={opened.on} close={close} refresh={refresh} />
          ) : (
            <AppointmentFacts opened={opened} close={close} move={move} refresh={refresh} />
          )
        }
      >
        <span className="card-anchor-inner" />
      </Popover>
    </div>
  );
}

const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="card-facts">
    {facts
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

const goTo = (segment: string, id: string) => openTab(`/view/${segment}/detail/${id}`);

type SessionProps = { on: SheetSession; close: () => void; refresh: () => Promise<unknown> };

function SessionFacts({ on, close, refresh }: SessionProps) {
  const { actor } = useSession();
  const { id, status, reservedFor, consultationType, slotMinutes } = on.session;
  const isOnHold = status === 'onHold';
  const mayHold = can(actor, setIsOnHold.ability) && status !== 'cancelled';
  const hold = async () => {
    close();
    await callAction(setIsOnHold, id, { isOnHold: !isOnHold }).catch(toastFailure);
    await refresh();
  };
  return (
    <>
      <h3>{on.specialist}</h3>
      <StatusChip tone={sessionTones[status]}>{freeWords(on)}</StatusChip>
      <Facts
        facts={[
          ['When', `${dayWords(on.day)}, ${sessionTimes(on)} (${zoneWords(on.zone)})`],
          ['Where', on.place],
          ['Consultation', consultationTypes[consultationType]],
          ['Slots', `${slotMinutes} minutes each`],
          ['Reserved for', reservedFor.join(', ')],
        ]}
      />
      <div className="buttons">
        {mayHold && (
          <Button onClick={() => void hold()}>{isOnHold ? 'Take off hold' : 'Put on hold'}</Button>
        )}
        <Button type="primary" onClick={() => goTo('appointment-sessions', id)}>
          Open session
        </Button>
      </div>
    </>
  );
}

type AppointmentProps = {
  opened: Extract<Opened, { kind: 'appointment' }>;
  close: () => void;
  move: (moving: Moving) => void;
  refresh: () => Promise<unknown>;
};

function AppointmentFacts({ opened: { on, piece }, close, move, refresh }: AppointmentProps) {
  const { actor } = useSession();
  const { appointment } = piece;
  if (!appointment?.id || appointment.status === 'busy') return null;
  const { id, status, from: dateFrom } = appointment;
  const moves = movesAt({ status, dateFrom }, new Date().toISOString());
  const actions = [confirmAppointment, cancelAppointment, moveAppointment, ...attendanceActions];
  const granted = actions
    .filter(({ name, ability }) => moves.has(name) && can(actor, ability))
    .map(({ ability }) => ability);
  const record = { id, can: granted };
  const when = `${dayWords(on.day)}, ${pieceTimes(piece, on.zone)} (${zoneWords(on.zone)})`;
  const about = `${appointment.client} with ${on.specialist}, ${when}`;
  const start = () => {
    close();
    move({ on, piece, appointment });
  };
  const recorded = () => {
    close();
    void refresh();
  };
  return (
    <>
      <h3>{appointment.client}</h3>
      <StatusChip tone={status === 'booked' ? 'accent' : appointmentTones[status]}>
        {appointmentStatuses[status]}
      </StatusChip>
      <Facts
        facts={[
          ['When', when],
          ['Specialist', on.specialist],
          ['Where', on.place],
          ['Company', appointment.company],
        ]}
      />
      <div className="buttons">
        <ChangeButton kind="cancel" appointment={record} about={about} onDone={close} />
        {granted.includes(moveAppointment.ability) && <Button onClick={start}>Move…</Button>}
        <ChangeButton kind="confirm" appointment={record} about={about} onDone={close} />
        <AttendanceButtons appointment={record} onDone={recorded} />
        <Button type="primary" onClick={() => goTo('appointments', id)}>
          Open
        </Button>
      </div>
    </>
  );
}
