import { choice, text } from '#kernel/domain';
import { consultationTypes, tellField } from '#booking/domain';

/** A slot to book. Left out, nothing is booked. */
export const slotInput = {
  slotId: text('Slot', { max: 36 }),
  consultationType: choice('Consultation type', consultationTypes),
  tell: tellField,
} as const;
