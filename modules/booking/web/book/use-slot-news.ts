import { hub } from '#kernel/web';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SessionNews } from '../../domain/index.ts';
import type { ShownSlot } from './shown-slot.ts';

export type SlotNews = Pick<ShownSlot, 'id' | 'sessionId' | 'state'> &
  Partial<Pick<ShownSlot, 'heldById' | 'heldByName' | 'heldUntil' | 'appointmentId'>>;

/** The server forgets a screen that has not asked for a minute. */
const watchAgainMs = 25_000;

/**
 * What happens to slots and sessions anywhere in the practice. `missed` is called after a time without news: the
 * connection was lost, or the tab was behind others.
 */
export function useSlotNews(
  hear: (news: readonly SlotNews[]) => void,
  missed: () => void = () => {},
  sessionsChanged: (news: SessionNews) => void = () => {},
): void {
  const wasShown = useRef(false);
  const heard = useEffectEvent(hear);
  const lost = useEffectEvent(missed);
  const changed = useEffectEvent(sessionsChanged);
  useEffect(() => {
    const watch = () => hub.send('WatchSlots', {});
    if (wasShown.current) lost();
    wasShown.current = true;
    watch();
    const timer = setInterval(watch, watchAgainMs);
    let wasConnected = hub.state() === 'connected';
    const stop = [
      hub.on('SlotsChanged', (news) => {
        if (Array.isArray(news)) heard(news as SlotNews[]);
      }),
      hub.on('SessionsChanged', (news) => {
        if (isSessionNews(news)) changed(news);
      }),
      hub.subscribe(() => {
        const isConnected = hub.state() === 'connected';
        if (isConnected) watch();
        if (isConnected && !wasConnected) lost();
        wasConnected = isConnected;
      }),
      () => clearInterval(timer),
    ];
    return () => {
      for (const end of stop) end();
    };
  }, []);
}

const isSessionNews = (news: unknown): news is SessionNews =>
  typeof news === 'object' && news !== null && Array.isArray((news as SessionNews).ids);

/** The same list when nothing in it changed, so that nothing is drawn again. */
export function withNews<S extends ShownSlot>(
  slots: readonly S[],
  news: readonly SlotNews[],
): readonly S[] {
  const byId = new Map(news.map((one) => [one.id, one]));
  if (!slots.some(({ id }) => byId.has(id))) return slots;
  return slots.map((slot) => {
    const change = byId.get(slot.id);
    if (!change) return slot;
    const { state, heldById = null, heldByName = null, heldUntil = null } = change;
    // News to everybody do not say whose appointment it is; what is known already stays.
    const appointmentId =
      state === 'booked' ? (change.appointmentId ?? slot.appointmentId ?? null) : null;
    return { ...slot, state, heldById, heldByName, heldUntil, appointmentId };
  });
}
