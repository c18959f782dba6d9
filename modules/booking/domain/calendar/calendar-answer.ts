import type { Instant, PlainDate } from '#kernel/domain';
import type { AppointmentStatus, ConsultationType, SessionStatus } from '../booking-choices.ts';
import type { SlotState } from '../session/slot.ts';
import type { DayReason } from '../session/why-not-bookable.ts';

/** Minutes count from the start of the session; one without a state is free. */
export type CalendarSlot = readonly [
  id: string,
  at: number,
  minutes: number,
  state?: SlotState,
  heldBy?: string | null,
];

export type CalendarSession = {
  readonly id: string;
  readonly specialistId: string;
  readonly centreId: string | null;
  readonly roomId: string | null;
  readonly from: Instant;
  readonly to: Instant;
  readonly zone: string;
  readonly status: SessionStatus;
  readonly free: number;
  readonly total: number;
  readonly isVideo: boolean;
  readonly consultationType: ConsultationType;
  readonly slotMinutes: number;
  /** For whom it is kept; names are for staff, others read of their own company only. */
  readonly reservedFor: readonly string[];
  /** Why nobody is booked here on this day; only where something is free. */
  readonly reasons: readonly DayReason[];
  /** Only where slots were asked for. */
  readonly bufferMinutes?: number;
  readonly stamp?: string;
  readonly slots?: readonly CalendarSlot[];
};

/** Of a company that the caller may not see, only that the time is taken. */
export type CalendarAppointment = {
  readonly id: string | null;
  readonly sessionId: string;
  readonly slotId: string | null;
  readonly from: Instant;
  readonly to: Instant;
  readonly client: string | null;
  readonly company: string | null;
  readonly status: AppointmentStatus | 'busy';
};

export type CalendarPlace = { readonly id: string; readonly name: string; readonly zone: string };

export type CalendarAnswer = {
  readonly sessions: readonly CalendarSession[];
  readonly appointments: readonly CalendarAppointment[];
  readonly specialists: readonly {
    readonly id: string;
    readonly name: string;
    readonly specialty: string | null;
  }[];
  readonly centres: readonly (CalendarPlace & {
    readonly suburb: string | null;
    readonly state: string | null;
  })[];
  readonly rooms: readonly {
    readonly id: string;
    readonly name: string;
    readonly centreId: string;
  }[];
  readonly leaves: readonly {
    readonly specialistId: string;
    readonly from: PlainDate;
    readonly to: PlainDate;
    readonly reason: string | null;
  }[];
  readonly holidays: readonly {
    readonly day: PlainDate;
    readonly name: string;
    /** None: the whole country. */
    readonly states: readonly string[];
    readonly region: string | null;
  }[];
};
