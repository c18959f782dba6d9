import { callAction, toast, toastFailure } from '#kernel/web';
import { useState } from 'react';
import { moveAppointment } from '../../../domain/index.ts';
import type { NoticeRecipient } from '../../../domain/index.ts';
import { dayWords, pieceStart } from '../layout/calendar-texts.ts';
import { decideDrop } from './drag-decisions.ts';
import type { Moving, Target } from './drag-decisions.ts';

/** Less than BOOKING_MAIL_WAIT_SECONDS: who undoes in time has told nobody. */
const undoSeconds = 12;

export const targetWords = ({ on, piece }: Target): string =>
  `${dayWords(on.day)}, ${pieceStart(piece, on.zone)}`;

/** A slot is chosen, the consequences are read, the appointment moves; for a while it can go back. */
export function useMove(refresh: () => Promise<unknown>) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [asked, setAsked] = useState<{ from: Moving; to: Target } | null>(null);

  const propose = (from: Moving, to: Target | null) => {
    const drop = decideDrop(from, to, Date.now());
    if (drop.kind === 'refused') toast.warning(drop.why);
    if (drop.kind === 'ask') setAsked(drop);
  };

  const call = async (
    appointmentId: string,
    slotId: string,
    tell: readonly NoticeRecipient[],
  ): Promise<boolean> => {
    try {
      return await callAction(moveAppointment, appointmentId, { slotId, tell });
    } catch (error) {
      toastFailure(error);
      return false;
    } finally {
      await refresh();
    }
  };

  /** Whoever was told of the move is told that it is taken back. */
  const undo = async (id: string, from: Moving, tell: readonly NoticeRecipient[]) => {
    if (!from.piece.slotId || !(await call(id, from.piece.slotId, tell))) return;
    toast.success(
      `${from.appointment.client ?? 'The appointment'} is back on ${targetWords(from)}`,
    );
  };

  const accept = async (tell: readonly NoticeRecipient[]) => {
    if (!asked) return;
    const { from, to } = asked;
    const { id, client } = from.appointment;
    const moved = id && to.piece.slotId ? await call(id, to.piece.slotId, tell) : false;
    setAsked(null);
    if (!moved || !id) return;
    setMoving(null);
    toast.info(`${client ?? 'The appointment'} is now on ${targetWords(to)}`, 'Appointment moved', {
      seconds: undoSeconds,
      key: `moved ${id}`,
      action: { label: 'Undo', run: () => void undo(id, from, tell) },
    });
  };

  return { moving, setMoving, asked, propose, accept, giveUp: () => setAsked(null) };
}
