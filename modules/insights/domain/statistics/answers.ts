import type { Instant, PlainDate } from '#kernel/domain';

export type DueCounts = {
  readonly overdue: number;
  readonly today: number;
  /** Until the end of the sixth day from now. */
  readonly week: number;
};
export type ActionsDue = { readonly mine: DueCounts; readonly all: DueCounts };

export type DayOfSlots = {
  readonly day: PlainDate;
  readonly booked: number;
  readonly held: number;
  readonly free: number;
};

export type WeekOfSessions = {
  readonly sessions: number;
  readonly slots: number;
  readonly booked: number;
  readonly byState: Readonly<Record<string, number>>;
};
export type Utilisation = { readonly thisWeek: WeekOfSessions; readonly nextWeek: WeekOfSessions };

export type HeldSlot = {
  readonly slotId: string;
  readonly sessionId: string;
  readonly startsAt: Instant;
  readonly timeZone: string;
  readonly heldUntil: Instant;
  readonly specialistName: string;
  readonly centreName: string | null;
};

export type EndingContract = {
  readonly specialistId: string;
  readonly specialistName: string;
  readonly endDate: PlainDate;
};

export type Counted<K extends string> = Readonly<Record<K, string>> & { readonly count: number };

/** What each figure answers, by its name. */
export type StatisticAnswers = {
  readonly actionsDue: ActionsDue;
  readonly appointmentsByDay: { readonly items: readonly DayOfSlots[] };
  readonly sessionsUtilisation: Utilisation;
  readonly appointmentsByStatus: { readonly items: readonly Counted<'status'>[] };
  readonly heldSlots: { readonly items: readonly HeldSlot[] };
  readonly specialistsOnboarding: { readonly items: readonly Counted<'stage'>[] };
  readonly contractsEnding: {
    readonly items: readonly EndingContract[];
    readonly totalCount: number;
  };
  readonly newClaimants: { readonly items: readonly Counted<'week'>[] };
  readonly inquiriesOpen: {
    readonly items: readonly Counted<'state'>[];
    readonly totalCount: number;
  };
  readonly unread: {
    readonly total: number;
    readonly actionRequired: number;
    readonly emailReceived: number;
  };
  readonly failedWork: {
    readonly exports: number;
    readonly imports: number;
    readonly otherTasks: number;
    readonly emails: number;
  };
};

export type StatisticName = keyof StatisticAnswers;
