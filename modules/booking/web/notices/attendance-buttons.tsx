import type { AnyAction } from '#kernel/domain';
import { api, callAction, confirm, toast, toastFailure, useRefetch } from '#kernel/web';
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

/** Whoever records it for a case is told first what follows; true: go on. */
async function isMeant(id: string, action: AnyAction): Promise<boolean> {
  const path = `/app/${appointment.base}/${id}`;
  const { caseId } = await api.get<{ caseId?: string | null }>(path, { fields: 'caseId' });
  return !caseId || confirm({ text: attendanceOfCase, yes: action.label ?? action.name });
}

/** At the front desk: one press records what happened, unless a case follows it. */
export function AttendanceButtons({ appointment: { id, can }, onDone }: Props) {
  const refetch = useRefetch(appointment);
  const [running, setRunning] = useState('');
  const run = async (action: AnyAction) => {
    setRunning(action.name);
    try {
      if (!(await isMeant(id, action))) return;
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
