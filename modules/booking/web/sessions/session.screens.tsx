import type { RecordOf } from '#kernel/domain';
import { ActionButton, screensFor } from '#kernel/web';
import {
  appointmentSession,
  cancelAppointment,
  confirmAppointment,
  appointment,
  deleteSession,
  movesAt,
  setIsOnHold,
} from '../../domain/index.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import { attendanceActions, attendanceOfCase } from '../notices/attendance-buttons.tsx';
import { ChangeButton } from '../notices/change-button.tsx';
import { NotifiedPeople } from '../notices/notified-people.tsx';
import { FindAnother } from '../search/find-another.tsx';
import { DaysheetLink } from '../daysheet/daysheet-link.tsx';
import { HoldButton } from './hold-button.tsx';
import { SessionListButtons } from './list-buttons.tsx';
import { QuickDays } from './quick-days.tsx';
import { SlotsPanel } from './slots-panel.tsx';
import { clockText } from '../book/shown-slot.ts';

export const sessionScreens = screensFor(appointmentSession, {
  panels: { Slots: ({ record }) => <SlotsPanel session={record} /> },
  actions: ({ record }) =>
    !record.isCancelled && (
      <>
        <DaysheetLink session={record} />
        {record.can?.includes(setIsOnHold.ability) && <HoldButton session={record} />}
        <ActionButton
          action={deleteSession}
          record={record}
          question="Do you want to cancel this session? Its free slots are taken out of the search."
        />
      </>
    ),
  listActions: SessionListButtons,
  listTop: QuickDays,
  listNeeds: ['timeZone'],
  cells: {
    dateTo: ({ record }) => clockText(record.dateTo, record.timeZone),
  },
  widths: {
    dateFrom: 200,
    dateTo: 80,
    specialistId: 180,
    centreId: 220,
    consultationType: 130,
    sessionStatus: 110,
    freeSlots: 90,
    totalSlots: 70,
  },
  selection: BulkButtons,
});

/** What the rules allow at this moment; who may do it is in the record's `can`. */
const nowFor = (record: RecordOf<typeof appointment>) => movesAt(record, new Date().toISOString());

export const appointmentScreens = screensFor(appointment, {
  panels: { 'Who was told': ({ record }) => <NotifiedPeople appointmentId={record.id} /> },
  actions: ({ record }) => {
    const moves = nowFor(record);
    return (
      <>
        {moves.has('move') && <FindAnother appointment={record} />}
        {moves.has('cancel') && <ChangeButton kind="cancel" appointment={record} />}
        {moves.has('confirm') && <ChangeButton kind="confirm" appointment={record} />}
        {attendanceActions
          .filter(({ name }) => moves.has(name))
          .map((action) => (
            <ActionButton
              key={action.name}
              action={action}
              record={record}
              {...(record.caseId && { question: attendanceOfCase })}
            />
          ))}
      </>
    );
  },
  listTop: QuickDays,
  listNeeds: ['status', 'dateFrom', 'consultationType'],
  rowActions: ({ record }) => {
    const moves = nowFor(record);
    return [confirmAppointment, cancelAppointment, ...attendanceActions].filter(({ name }) =>
      moves.has(name),
    );
  },
});
