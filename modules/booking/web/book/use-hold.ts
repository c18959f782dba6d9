import type { Instant } from '#kernel/domain';
import { api, toastFailure, useSession } from '#kernel/web';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isMine } from './shown-slot.ts';
import type { BookableSlot } from './shown-slot.ts';
import { useSlotNews } from './use-slot-news.ts';
import type { SlotNews } from './use-slot-news.ts';

const call = (slotId: string, verb: 'hold' | 'release'): Promise<SlotNews> =>
  api.post<SlotNews>(`/app/appointment-slots/${encodeURIComponent(slotId)}/${verb}`);

export const hold = (slotId: string): Promise<SlotNews> => call(slotId, 'hold');
export const release = (slotId: string): Promise<SlotNews> => call(slotId, 'release');

/**
 * The slot is held while the dialog is open. A hold that was there before stays when it closes; one
 * that the dialog took is given back.
 */
export function useHold(slot: BookableSlot, lost: () => void) {
  const { userId } = useSession().actor;
  const [until, setUntil] = useState<Instant | null>(slot.heldUntil);
  const [isOver, setOver] = useState(false);
  const isOurs = useRef(false);

  const take = (): Promise<void> => {
    const isKept = isMine({ ...slot, heldUntil: until }, userId, new Date().toISOString());
    if (!isKept) isOurs.current = true;
    return hold(slot.id).then(
      ({ heldUntil = null }) => {
        setUntil(heldUntil);
        setOver(false);
      },
      (error: unknown) => {
        isOurs.current = false;
        toastFailure(error);
        lost();
      },
    );
  };
  const start = useEffectEvent(() => {
    if (!isMine(slot, userId, new Date().toISOString())) void take();
  });
  useEffect(() => start(), []);

  useSlotNews((news) => {
    const change = news.find(({ id }) => id === slot.id);
    if (change?.state === 'held' && change.heldById === userId) setUntil(change.heldUntil ?? null);
    if (change?.state === 'free') setOver(true);
  });

  /** Nobody waits for it: the minutes end it in any case. */
  const giveBack = () => {
    if (isOurs.current) release(slot.id).catch(() => {});
    isOurs.current = false;
  };
  return { until, isOver, take, giveBack, over: () => setOver(true) };
}
