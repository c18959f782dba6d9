import { defineExtensionPoint } from '#kernel/server';
import type { BookedCaseType } from '../../domain/index.ts';
import type { BookingCall, CaseRef, FoundBooking } from './book-slot.ts';

export type NewCaseWish = Pick<FoundBooking, 'clientId' | 'companyId' | 'caseManagerId'> & {
  readonly specialistId: string;
  readonly interpreterRequired: boolean;
  readonly languageId: string | null;
  readonly note: string | null;
  /** None: the first that has appointments. */
  readonly caseType: BookedCaseType | null;
};

/** Cases make the record that a booking is for, in the transaction of the booking. */
export const caseMakerPoint =
  defineExtensionPoint<(call: BookingCall, wish: NewCaseWish) => Promise<CaseRef>>(
    'booking.caseMaker',
  );
