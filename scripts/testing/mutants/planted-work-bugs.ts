import { inFile } from './planted-bug.ts';
import type { PlantedBug } from './planted-bug.ts';

const cases: readonly PlantedBug[] = [
  ...inFile(
    'modules/parties/domain/privacy/plan-erasure.ts',
    'modules/parties/domain/privacy/plan-erasure.test.ts',
    [
      'a hold is in the way',
      'until: null,\n    isInTheWay: true,\n  }));',
      'until: null,\n    isInTheWay: false,\n  }));',
    ],
    [
      'seven years to the day',
      'until === null || until > today',
      'until === null || until >= today',
    ],
    ['a child until 25', 'lastDay < addYears(birth, 18)', 'false'],
    ['settled money is in nobody’s way', 'isInTheWay: false,\n  };', 'isInTheWay: true,\n  };'],
  ),
  ...inFile(
    'kernel/server/person/person-edges.ts',
    'kernel/server/person/person-edges.test.ts',
    ['a row of another person is theirs', "isGuarded ? guardOf(from) : ''", "''"],
    ['a list of lookups leads to the person', "kind === 'multiLookup' && to", 'false'],
    ['an objectId leads to the person', "key !== 'objectId' || kind !== 'text'", 'true'],
  ),
  ...inFile(
    'kernel/server/person/erased-values.ts',
    'kernel/server/person/erased-values.test.ts',
    ['a note is emptied', "kind === 'text' || kind === 'longText'", "kind === 'text'"],
    ['a birthday goes', "isSubject && field.kind === 'date'", 'false'],
    ['a number stays', ' && field.numbered === undefined', ''],
  ),
  ...inFile(
    'modules/identity/server/sign-in/cookie-names.ts',
    'modules/identity/server/sign-in/cookie-names.test.ts',
    ['TLS binds a cookie', "publicUrl.startsWith('https:')", 'false'],
    ['without TLS there is no prefix', "publicUrl.startsWith('https:')", 'true'],
  ),
  ...inFile(
    'scripts/supply/version-range.ts',
    'scripts/supply/advisories.test.ts',
    ['versions are numbers', 'if (difference) return difference;', ''],
    ['before its release', '(a.before ? 0 : 1) - (b.before ? 0 : 1)', '0'],
  ),
  ...inFile(
    'modules/cases/domain/engine/decide-parties.ts',
    'modules/cases/domain/engine/decide-parties.test.ts',
    ['D7 a hidden claimant', "!own.ofClaimants.includes(after.companyOfClient ?? '')", 'false'],
    ['what stands stays', 'after[field] !== before?.[field]', 'true'],
    [
      'a case manager of another firm',
      'if (isChosen && !after.cmFits)',
      'if (!own && isChosen && !after.cmFits)',
    ],
  ),
  ...inFile(
    'modules/cases/domain/reminders/due-reminder.ts',
    'modules/cases/domain/reminders/due-reminder.test.ts',
    ['K-060 before mails were tracked', 'facts.createdOn < emailSentThreshold', 'false'],
    ['nothing while on hold', 'facts.isOnHold || facts.isClosed', 'facts.isClosed'],
    ['nothing once closed', 'facts.isOnHold || facts.isClosed', 'facts.isOnHold'],
    ['never after its occasion', "rule.side === 'after' || today <= base", 'true'],
  ),
  ...inFile(
    'modules/correspondence/domain/reminders/reminder-state.ts',
    'modules/correspondence/domain/reminders/reminder-state.test.ts',
    ['nobody is woken', "clock < '18:00'", "clock < '23:00'"],
  ),
  ...inFile(
    'modules/cases/domain/appointment/attendance.ts',
    'modules/cases/domain/appointment/attendance.test.ts',
    ['B-203 without a fee', "isNoFee ? 'attendNoFee' : 'attend'", "'attend'"],
    ['from midnight of the place', 'dayOf(now) === dayOf(dateFrom)', 'true'],
    [
      'nothing is charged for a cancellation without fee',
      "attendanceOutcome === 'cancelledNoFee' &&",
      'false &&',
    ],
  ),
  ...inFile(
    'modules/cases/domain/reports/decide-report.ts',
    'modules/cases/domain/reports/decide-report.test.ts',
    ['no version once locked', "if (isReportLocked(step)) return refuse('reportLocked');", ''],
    ['findings hold it', 'if (openFindings && !isAdminStaff)', 'if (false)'],
    ['the newest version', 'other.version - one.version', 'one.version - other.version'],
    ['amended after it was sent', "if (!isAfterwards(step)) return refuse('finaliseByStep');", ''],
  ),
  ...inFile(
    'modules/cases/domain/quotation/decide-sending.ts',
    'modules/cases/domain/quotation/decide-sending.test.ts',
    ['a link of an earlier sending', "if (sendingKey !== link.sendingKey) return 'withdrawn';", ''],
    [
      'the last day of a quotation',
      "validUntil !== null && validUntil < today ? 'expired'",
      "validUntil !== null && validUntil <= today ? 'expired'",
    ],
    ['G-023 a rejection says why', '!isApproved && !reason &&', 'false &&'],
  ),
  ...inFile(
    'modules/cases/domain/engine/months-later.ts',
    'modules/cases/domain/engine/months-later.test.ts',
    ['the last day of a short month', 'Math.min(date, last)', 'date'],
  ),
  ...inFile(
    'modules/cases/domain/case-page/section-lock.ts',
    'modules/cases/domain/case-page/section-lock.test.ts',
    [
      'only sections of a case',
      'if (Section !== undefined && !isSection(Section)) return null;',
      '',
    ],
  ),
];

const billing: readonly PlantedBug[] = [
  ...inFile(
    'modules/billing/domain/invoices/invoice-money.ts',
    'modules/billing/domain/invoices/invoice-money.test.ts',
    ['shares add up', 'left = left.minus(share);', ''],
  ),
  ...inFile(
    'modules/billing/domain/invoicing/case-billing-status.ts',
    'modules/billing/domain/invoicing/case-billing-status.test.ts',
    ['E-100 both paid', "full: 'fullyPaid',", "full: 'partiallyPaid',"],
    ['E-100 partly paid', "exact(open).lessThan(billed) ? 'part'", "false ? 'part'"],
  ),
  ...inFile(
    'modules/billing/domain/invoicing/invoice-terms.ts',
    'modules/billing/domain/invoicing/invoice-terms.test.ts',
    ['G-106 not before its day', '.filter(({ effectiveFrom }) => effectiveFrom <= asked.on)', ''],
    ['G-106 company before practice', "scope === 'company' ? 2 : 0", "scope === 'company' ? 0 : 2"],
    ['G-106 the newest', 'a.effectiveFrom < b.effectiveFrom', 'a.effectiveFrom > b.effectiveFrom'],
  ),
  ...inFile(
    'modules/billing/domain/overdue/due-reminder.ts',
    'modules/billing/domain/overdue/due-reminder.test.ts',
    ['levels follow each other', 'level > one.reminderLevel', 'level >= one.reminderLevel'],
    ['days between two levels', 'today < addDays(one.lastReminderOn, gap)', 'false'],
    ['a stop is over after its day', 'stop.until >= today', 'stop.until > today'],
    ['whoever stopped is left alone', 'one.isReminderStopped || ', ''],
  ),
  ...inFile(
    'modules/billing/domain/prices/notice-days.ts',
    'modules/billing/domain/prices/notice-days.test.ts',
    ['holidays give no notice', ' && !holidays.has(day)', ''],
  ),
  ...inFile(
    'modules/billing/domain/prices/resolve-price.ts',
    'modules/billing/domain/prices/resolve-price.test.ts',
    ['a price that ended', 'wish.day <= price.effectiveTo', 'true'],
    [
      'the specialist before the specialty',
      'price.specialistId ? 0 : 1',
      'price.specialistId ? 1 : 0',
    ],
  ),
  ...inFile(
    'modules/billing/domain/ledger/decide-period.ts',
    'modules/billing/domain/ledger/decide-period.test.ts',
    ['a month that is not over', 'if (!isOver(month, given.today))', 'if (false)'],
    ['closed once', "if (row?.status === 'closed')", 'if (false)'],
  ),
  ...inFile(
    'modules/billing/domain/corrections/decide-cancel.ts',
    'modules/billing/domain/corrections/decide-cancel.test.ts',
    [
      'B-353 says why',
      "!comment.trim() && refuse('cancelCommentMissing'",
      "false && refuse('cancelCommentMissing'",
    ],
    [
      'C-425 not with payments',
      'given.hasCreditNotes || exact(touched).greaterThan(0)',
      'given.hasCreditNotes',
    ],
    ['charges wait again', "{ status: 'pending' }", "{ status: 'invoiced' }"],
  ),
  ...inFile(
    'modules/billing/domain/corrections/credit-of-lines.ts',
    'modules/billing/domain/corrections/corrections.test.ts',
    ['no line twice', 'new Set(ids).size < ids.length', 'false'],
    ['not beyond the line', 'exact(amount).greaterThan(left.amount)', 'false'],
  ),
  ...inFile(
    'modules/billing/domain/corrections/decide-undo.ts',
    'modules/billing/domain/corrections/decide-undo.test.ts',
    ['money that was paid back', 'exact(note.refunded).greaterThan(0) &&', 'false &&'],
    ['undone once', 'gone.isUndone || gone.undoesId !== null', 'gone.undoesId !== null'],
  ),
];

const funding: readonly PlantedBug[] = [
  ...inFile(
    'modules/funding/domain/interest/accrual.ts',
    'modules/funding/domain/interest/worked-examples.test.ts',
    ['interest rounds half up', '(2n * value + by) / (2n * by)', 'value / by'],
  ),
  ...inFile(
    'modules/funding/domain/interest/boundaries.ts',
    'modules/funding/domain/interest/loan-rules.test.ts',
    ['the days of grace', 'addDays(dueOn, graceDays + 1)', 'addDays(dueOn, graceDays)'],
    [
      'lent before paid back',
      'order[one.kind] - order[other.kind]',
      'order[other.kind] - order[one.kind]',
    ],
  ),
  ...inFile(
    'modules/funding/domain/interest/check-loan-events.ts',
    'modules/funding/domain/interest/loan-rules.test.ts',
    ['not paid back before it was lent', 'first === null || on < first', 'first === null'],
  ),
  ...inFile(
    'modules/funding/domain/interest/apply-event.ts',
    'modules/funding/domain/interest/loan-rules.test.ts',
    ['a fee of the matter once', "if (time === 'perMatter' && !isFirst) continue;", ''],
  ),
  ...inFile(
    'modules/funding/domain/covenants/test-covenant.ts',
    'modules/funding/domain/covenants/test-covenant.test.ts',
    [
      'exactly the bound is met',
      'isMet: !share.greaterThan(bound)',
      'isMet: share.lessThan(bound)',
    ],
    ['whole months only', 'monthsAfter(day, whole) <= today ? whole : whole - 1', 'whole'],
    [
      'nothing drawn grows no older',
      'const drawn = loans.filter(({ principal }) => exact(principal).greaterThan(0));',
      'const drawn = loans;',
    ],
  ),
];

/** Rules of the work itself: cases, money and loans. */
export const plantedWorkBugs: readonly PlantedBug[] = [...cases, ...billing, ...funding];
