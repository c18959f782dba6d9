import type { Fields } from '#kernel/domain';
import { api, Dialog, followTask, InputForm, toast, toastFailure, useRefetch } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { appointmentSession, createRoster } from '../../domain/index.ts';
import { createdWords, RosterPreview, sessionCount } from './roster-preview.tsx';
import type { RosterAnswer } from './roster-preview.tsx';

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

/** The button that led here is gone. */
const takeFocus = (button: HTMLElement | null) => button?.focus();

/** First what it would do, then the doing. */
export function RosterDialog({ close }: { close: () => void }) {
  const refetch = useRefetch(appointmentSession);
  const [given, setGiven] = useState<Record<string, unknown> | null>(null);
  const [preview, setPreview] = useState<RosterAnswer | null>(null);
  const [isMaking, setMaking] = useState(false);

  const show = async (changes: Record<string, unknown>) => {
    const body = { ...start, ...given, ...changes };
    setPreview(
      await api.post<RosterAnswer>('/app/appointment-sessions/roster', {
        ...body,
        isPreview: true,
      }),
    );
    setGiven(body);
  };
  const make = async () => {
    setMaking(true);
    try {
      const path = '/app/appointment-sessions/roster';
      const answer = await api.post<RosterAnswer | { taskId: string }>(path, given ?? {});
      if ('taskId' in answer) {
        const text = `Being created: ${sessionCount(preview?.plannedCount ?? 0)}.`;
        followTask(answer.taskId, text, 'Roster', () => void refetch());
      } else {
        toast.success(createdWords(answer.created));
        await refetch();
      }
      close();
    } catch (error) {
      toastFailure(error);
    } finally {
      setMaking(false);
    }
  };

  return (
    <Dialog kind="history" title="Create a roster" close={close} isDirty={given !== null}>
      {preview ? (
        <>
          <RosterPreview preview={preview} />
          <div className="form-end">
            <Button onClick={() => setPreview(null)}>Back</Button>
            <Button
              type="primary"
              ref={takeFocus}
              disabled={!preview.plannedCount}
              loading={isMaking}
              onClick={() => void make()}
            >
              Create {sessionCount(preview.plannedCount)}
            </Button>
          </div>
        </>
      ) : (
        <InputForm fields={fields} start={given ?? start} save={show} saveText="Preview" />
      )}
    </Dialog>
  );
}
