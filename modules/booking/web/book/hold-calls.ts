import { api } from '#kernel/web';
import type { SlotNews } from './use-slot-news.ts';

const call = (slotId: string, verb: 'hold' | 'release'): Promise<SlotNews> =>
  api.post<SlotNews>(`/app/appointment-slots/${encodeURIComponent(slotId)}/${verb}`);

export const hold = (slotId: string): Promise<SlotNews> => call(slotId, 'hold');
export const release = (slotId: string): Promise<SlotNews> => call(slotId, 'release');
