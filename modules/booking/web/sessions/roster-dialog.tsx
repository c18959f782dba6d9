import { formatDate } from '#kernel/domain';
import type { Fields, PlainDate } from '#kernel/domain';
import {
  api,
  Dialog,
  followTask,
  InputForm,
  StatusChip,
  toast,
  useRefetch,
  useSession,
} from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { appointmentSession, createRoster, leftOutReasons } from '../../domain/index.ts';
import './sessions.css';

type Planned = {
  day: PlainDate;
  specialistId: string;
  skipped: keyof typeof leftOutReasons | null;
};
type Preview = {
  created: number;
  planned: Planned[];
  plannedCount: number;
  skippedCount: number;
  holidays: PlainDate[];
};

const { exceptions: _exceptions, isPreview: _isPreview, ...asked } = createRoster.input;
const fields: Fields = asked;

const start = {
  repeat: 'weekly',
  weekdays: ['monday'],
  from: '09:00',
  to: '17:00',
  slotMinutes: 60,
  bufferMinutes: 0,
  consultationType: 'inPerson',
  skipHolidays: true,
  isVideoAppointment: false,
};

/** First what it would do, then the doing. */
export function RosterDialog({ close }: { close: () => void }) {
  const { zone, dateFormat } = useSession();
  const refetch = useRefetch(appointmentSession);
  const [given, setGiven] = useState<Record<string, unknown> | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isMaking, setMaking] = useState(false);
  const first = { ...start, timeZone: zone };

  const show = async (changes: Record<string, unknown>) => {
    const body = { ...first, ...given, ...changes };
    setPreview(
      await api.post<Preview>('/app/appointment-sessions/roster', { ...body, isPreview: true }),
    );
    setGiven(body);
  };
  const make = async () => {
    setMaking(true);
    try {
      const path = '/app/appointment-sessions/roster';
      const answer = await api.post<Preview | { taskId: string }>(path, given ?? {});
      if ('taskId' in answer) {
        const text = `${preview?.plannedCount} sessions are being created.`;
        followTask(answer.taskId, text, 'Roster', () => void refetch());
      } else {
        toast.success(`${answer.created} sessions have been created.`);
        await refetch();
      }
      close();
    } finally {
      setMaking(false);
    }
  };

  return (
    <Dialog kind="history" title="Create a roster" close={close} isDirty={given !== null}>
      {preview ? (
        <>
          <p className="roster-sum">
            <StatusChip tone="success">{preview.plannedCount} sessions</StatusChip>
            {preview.skippedCount > 0 && (
              <StatusChip tone="warning">{preview.skippedCount} left out</StatusChip>
            )}
            {preview.holidays.length > 0 && (
              <span className="soft">
                Public holidays:{' '}
                {preview.holidays.map((day) => formatDate(day, dateFormat)).join(', ')}
              </span>
            )}
          </p>
          <div className="roster-days">
            <table className="mini-table" aria-label="Days of the roster">
              <tbody>
                {preview.planned.map(({ day, specialistId, skipped }) => (
                  <tr key={`${day}${specialistId}`}>
                    <td>{formatDate(day, dateFormat)}</td>
                    <td>
                      {skipped ? (
                        <StatusChip tone="warning">{leftOutReasons[skipped]}</StatusChip>
                      ) : (
                        'New session'
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="form-end">
            <Button onClick={() => setPreview(null)}>Back</Button>
            <Button
              type="primary"
              disabled={!preview.plannedCount}
              loading={isMaking}
              onClick={() => void make()}
            >
              Create {preview.plannedCount} sessions
            </Button>
          </div>
        </>
      ) : (
        <InputForm fields={fields} start={given ?? first} save={show} saveText="Preview" />
      )}
    </Dialog>
  );
}
