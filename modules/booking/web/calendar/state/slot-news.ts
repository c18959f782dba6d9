import type { CalendarAnswer, CalendarSlot } from '../../../domain/index.ts';
import type { SlotNews } from '../../book/use-slot-news.ts';

const isTaken = (slot: CalendarSlot) => slot[3] === 'booked';

/** Holds are shown at once; the same answer when nothing in it changed. */
export function withSlotNews(answer: CalendarAnswer, news: readonly SlotNews[]): CalendarAnswer {
  const byId = new Map(news.map((one) => [one.id, one]));
  const sessionIds = new Set(news.map(({ sessionId }) => sessionId));
  const isTouched = (id: string) => sessionIds.has(id);
  if (!answer.sessions.some(({ id, slots }) => slots && isTouched(id))) return answer;
  return {
    ...answer,
    sessions: answer.sessions.map((session) => {
      if (!session.slots || !isTouched(session.id)) return session;
      const slots = session.slots.map((slot): CalendarSlot => {
        const [id, at, minutes] = slot;
        const change = byId.get(id);
        if (!change) return slot;
        return [id, at, minutes, change.state, change.heldByName ?? null];
      });
      return { ...session, slots };
    }),
  };
}

/** A booking, a move or a cancellation brings names and figures that the news do not tell. */
export function needsAnswer(answer: CalendarAnswer, news: readonly SlotNews[]): boolean {
  const sessions = new Map(answer.sessions.map((session) => [session.id, session]));
  return news.some(({ id, sessionId, state }) => {
    const session = sessions.get(sessionId);
    if (!session) return false;
    const known = session.slots?.find(([slotId]) => slotId === id);
    const isPlain = known !== undefined && !isTaken(known);
    return state === 'booked' || !isPlain;
  });
}
