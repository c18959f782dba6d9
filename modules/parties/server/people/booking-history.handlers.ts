import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { clientBookingHistory, contractorBookingHistory } from '../../domain/index.ts';
import { bookingHistory } from './booking-history.ts';

/** C-151, C-160. */
export const bookingHistoryHandlers: readonly Handler[] = [
  handle(clientBookingHistory, bookingHistory('client')),
  handle(contractorBookingHistory, bookingHistory('contractor')),
];
