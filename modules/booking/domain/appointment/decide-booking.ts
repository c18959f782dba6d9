import { accept, create, emit, refuse } from '#kernel/domain';
import type { Answers, Decision } from '#kernel/domain';
import type { ConsultationType } from '../booking-choices.ts';
import type { NoticeRecipient } from '../notice/notice.ts';
import { takeSlot } from '../session/appointment-slot.table.ts';
import { appointmentBooked } from './appointment-events.ts';
import { appointment } from './appointment.resource.ts';
import { checkBooking } from './check-booking.ts';
import type { BookingFacts } from './check-booking.ts';

/** For whom, and what they need. */
export type NewBooking = {
  readonly id: string;
  readonly clientId: string;
  readonly companyId: string | null;
  readonly caseManagerId: string | null;
  /** The case manager works for the company or one that it shares claimants with, or is its agent. */
  readonly caseManagerFits: boolean;
  readonly consultationType: ConsultationType;
  readonly interpreterRequired: boolean;
  readonly languageId: string | null;
  readonly note: string | null;
  readonly tell: NoticeRecipient[] | null;
  /** Absent: a meeting that belongs to no case. */
  readonly caseModule?: string | null;
  readonly caseId?: string | null;
};

export function decideBooking(
  facts: BookingFacts,
  booking: NewBooking,
  answers: Answers,
): Decision {
  const { slot, session } = facts;
  const { id, tell, caseManagerFits, ...values } = booking;
  return accept(
    checkBooking(facts, answers),
    !caseManagerFits && refuse('caseManagerElsewhere'),
    create(appointment, {
      ...values,
      id,
      sessionId: slot.sessionId,
      specialistId: session.specialistId,
      centreId: session.centreId,
      timeZone: session.timeZone,
      dateFrom: slot.startsAt,
      dateTo: slot.endsAt,
    }),
    takeSlot(slot, id),
    emit(
      appointmentBooked({
        appointmentId: id,
        sessionId: slot.sessionId,
        specialistId: session.specialistId,
        tell,
      }),
    ),
  );
}
