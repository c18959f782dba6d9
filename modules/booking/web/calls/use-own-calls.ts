import { hub } from '#kernel/web';
import { useEffect } from 'react';
import { useSlotNews } from '../book/use-slot-news.ts';
import { callsState, loadCalls } from './calls-store.ts';

/** A strip that cannot be read for a moment keeps what it shows; the next news asks again. */
const reload = () => void loadCalls().catch(() => {});

const isKept = (id: string): boolean =>
  (callsState().calls ?? []).some(({ slots }) => slots.some((slot) => slot.id === id));

/** Asks for the calls of the user, and again whenever one of them or of their slots changes. */
export function useOwnCalls(): void {
  useEffect(() => {
    reload();
    return hub.on('CallsChanged', reload);
  }, []);
  useSlotNews((news) => {
    if (news.some(({ id }) => isKept(id))) reload();
  }, reload);
}
