import type { AnyAction } from '#kernel/domain';
import { callAction, toast, toastFailure, useRefetch } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import {
  appointment,
  recordAbsence,
  recordAttendance,
  recordLateArrival,
} from '../../domain/index.ts';

export const attendanceActions: readonly AnyAction[] = [
  recordAttendance,
  recordLateArrival,
  recordAbsence,
];

/** Said before it is recorded for an appointment of a case. */
export const attendanceOfCase =
  'Its case takes the same step: the fee that belongs to it is charged, and the case manager is written to.';

type Props = {
  appointment: { readonly id: string; readonly can?: readonly string[] };
  onDone: () => void;
};

/** At the front desk: one press records what happened. */
export function AttendanceButtons({ appointment: { id, can }, onDone }: Props) {
  const refetch = useRefetch(appointment);
  const [running, setRunning] = useState('');
  const run = async (action: AnyAction) => {
    setRunning(action.name);
    try {
      if (await callAction(action, id, {})) toast.success(`Recorded: ${action.label ?? ''}`);
      onDone();
    } catch (error) {
      toastFailure(error);
    } finally {
      setRunning('');
      await refetch();
    }
  };
  return attendanceActions
    .filter(({ ability }) => can?.includes(ability))
    .map((action) => (
      <Button key={action.name} loading={running === action.name} onClick={() => void run(action)}>
        {action.label}
      </Button>
    ));
}
