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

/** Cases that are not closed; one on hold is never overdue. */
export type CaseWork = {
  readonly open: number;
  readonly onHold: number;
  readonly overdue: number;
  readonly dueToday: number;
  readonly mine: { readonly open: number; readonly overdue: number; readonly dueToday: number };
  readonly byStatus: readonly Counted<'statusName'>[];
  /** Next actions that are due today or late, by what they are. */
  readonly nextActions: readonly Counted<'nextStep'>[];
};

/** Reports of the last ninety days against the day that was promised. */
export type CaseTurnaround = {
  readonly sent: number;
  /** Of those that a day was promised for. */
  readonly promised: number;
  readonly onTime: number;
  readonly averageDaysLate: number | null;
};

export type CaseAtAGlance = {
  readonly id: string;
  readonly caseType: string;
  readonly caseNo: string;
  readonly claimantName: string | null;
  readonly statusName: string | null;
  readonly step: string;
  readonly appointmentDate: Instant | null;
  readonly reportDueDate: PlainDate | null;
};

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
  readonly caseWork: CaseWork;
  readonly caseTurnaround: CaseTurnaround;
  /** A specialist's claimants of today, in the order of the day. */
  readonly caseDay: { readonly items: readonly CaseAtAGlance[] };
  /** A customer's open cases, those first whose report is promised next. */
  readonly caseProgress: {
    readonly items: readonly CaseAtAGlance[];
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
