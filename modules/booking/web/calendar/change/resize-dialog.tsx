import { api, Dialog, LeaveButton, Warning, saved, toast, toastFailure } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { clockText } from '../../../domain/index.ts';
import type { Span } from '../layout/lanes.ts';
import type { SheetSession } from '../layout/sheet.ts';
import { dayWords, pieceStart, pieceWords, zoneWords } from '../layout/calendar-texts.ts';
import { resizeEffect } from './drag-decisions.ts';

type Props = {
  on: SheetSession;
  span: Span;
  close: () => void;
  refresh: () => Promise<unknown>;
};

const times = ({ start, end }: Span): string =>
  `${clockText(start)}–${clockText(end % 1440 || 1440)}`;

/** The sheet does not carry it; what changed meanwhile was drawn anew by the news of it. */
const stampOf = async (id: string): Promise<string> =>
  (
    await api.get<{ concurrencyStamp: string }>(`/app/appointment-sessions/${id}`, {
      fields: 'id',
    })
  ).concurrencyStamp;

/** New times of a session with what they do to its slots. The server has the last word. */
export function ResizeDialog({ on, span, close, refresh }: Props) {
  const [isSaving, setSaving] = useState(false);
  const { before, after, lost } = resizeEffect(on, span);
  const { id, from, to, stamp } = on.session;
  const shifted = (instant: string, by: number) =>
    new Date(Date.parse(instant) + by * 60_000).toISOString();
  const save = async () => {
    setSaving(true);
    try {
      await api.put(`/app/appointment-sessions/${id}`, {
        dateFrom: shifted(from, span.start - on.start),
        dateTo: shifted(to, span.end - on.end),
        concurrencyStamp: stamp ?? (await stampOf(id)),
      });
      toast.success(saved.section);
    } catch (error) {
      toastFailure(error);
    }
    await refresh();
    close();
  };
  return (
    <Dialog
      kind="confirm"
      title="Change the times of the session?"
      close={close}
      footer={
        <>
          <LeaveButton>Keep it</LeaveButton>
          <Button type="primary" loading={isSaving} onClick={() => void save()}>
            Change times
          </Button>
        </>
      }
    >
      <p>
        {on.specialist}, {dayWords(on.day)}, {on.place}
      </p>
      <dl className="card-facts">
        <div>
          <dt>Times</dt>
          <dd>
            {times(on)} becomes <strong>{times(span)}</strong> ({zoneWords(on.zone)})
          </dd>
        </div>
        <div>
          <dt>Slots</dt>
          <dd>{before === after ? `${after}, as before` : `${before} become ${after}`}</dd>
        </div>
      </dl>
      {lost.length > 0 && (
        <Warning>
          Outside of the new times:{' '}
          {lost.map((piece) => `${pieceStart(piece, on.zone)} ${pieceWords(piece)}`).join(', ')}.
          Move or cancel them first.
        </Warning>
      )}
    </Dialog>
  );
}
