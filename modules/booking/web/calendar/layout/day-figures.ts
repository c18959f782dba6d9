import type { SessionStatus } from '../../../domain/index.ts';
import type { SheetSession } from './sheet.ts';

export type DayFigures = {
  readonly sessions: number;
  readonly free: number;
  readonly total: number;
  readonly status: SessionStatus;
};

const order: readonly SessionStatus[] = ['available', 'reserved', 'booked', 'onHold', 'cancelled'];

/** Several sessions of a day in one word: the one that leaves the most to book. */
export function dayFigures(sessions: readonly SheetSession[]): DayFigures | null {
  if (!sessions.length) return null;
  const open = sessions.filter(({ session }) => ['available', 'reserved'].includes(session.status));
  return {
    sessions: sessions.length,
    free: open.reduce((sum, { session }) => sum + session.free, 0),
    total: sessions.reduce((sum, { session }) => sum + session.total, 0),
    status: order.find((one) => sessions.some(({ session }) => session.status === one)) ?? 'booked',
  };
}
