import { inFile } from './planted-bug.ts';
import type { PlantedBug } from './planted-bug.ts';
import { plantedWorkBugs } from './planted-work-bugs.ts';

const kernel: readonly PlantedBug[] = [
  ...inFile(
    'kernel/domain/money.ts',
    'kernel/domain/money.test.ts',
    ['money rounds half up', 'Decimal.ROUND_HALF_UP', 'Decimal.ROUND_HALF_EVEN'],
    ['no sign on nothing', ".replace(/^-(0\\.00)$/, '$1')", ''],
  ),
  ...inFile(
    'kernel/domain/dates.ts',
    'kernel/domain/dates.test.ts',
    ['B-086 weekends', 'weekday(date) % 6 === 0', 'weekday(date) === 0'],
    ['B-086 backwards', 'days < 0 ? -1 : 1', '1'],
    ['real days only', 'month === 2 && isLeapYear(value) ? 29', 'month === 2 ? 29'],
    ['days between', '(atMidnight(to) - atMidnight(from))', '(atMidnight(from) - atMidnight(to))'],
  ),
  ...inFile(
    'kernel/domain/start-and-end-of-day.ts',
    'kernel/domain/start-and-end-of-day.test.ts',
    ['a time that comes twice', 'Math.min(...fitting)', 'Math.max(...fitting)'],
    [
      'the end of a day',
      'startOfDay(addDays(date, 1), zone)) - 1)',
      'startOfDay(date, zone)) - 1)',
    ],
  ),
  ...inFile('kernel/domain/phone.ts', 'kernel/domain/phone.test.ts', [
    'B-235',
    'digits.slice(2, 6), digits.slice(6)',
    'digits.slice(2, 5), digits.slice(5)',
  ]),
  ...inFile(
    'kernel/domain/relative-dates.ts',
    'kernel/domain/relative-dates.test.ts',
    ['B-311 weeks from Monday', '(weekday(day) + 6) % 7', 'weekday(day) % 7'],
    ['B-311 days count today', 'direction * (amount - 1)', 'direction * amount'],
    ['B-310 no future', 'noFuture && range.to > today', 'noFuture && range.to < today'],
  ),
  ...inFile(
    'kernel/domain/field-schema.ts',
    'kernel/domain/field-schema.test.ts',
    ['B-218 phone', '/^\\d{10}$/', '/^\\d{9,10}$/'],
    [
      'money has two decimals',
      'exactFigure(field, say.money)',
      'exactFigure({ ...field, scale: 3, kind: "decimal" }, say.money)',
    ],
    [
      'half a surrogate pair',
      "!value.includes('\\u0000') && isWellFormed(value)",
      "!value.includes('\\u0000')",
    ],
    [
      'B-215 required',
      'given !== null && given !== undefined && !isEmptyList(given)',
      'given !== undefined',
    ],
    ['addresses of the web', '/^https?:\\/\\/[^\\s/]\\S*$/i', '/^\\w+:\\S*$/i'],
  ),
  ...inFile(
    'kernel/domain/can.ts',
    'kernel/domain/can.test.ts',
    [
      'undeclared is refused',
      "if (!row) return { by: 'undeclared', name: ability };\n  if (!holds",
      'if (!row) return null;\n  if (!holds',
    ],
    ['B-126 revoked', 'if (change?.revoked.includes(ability)) return false;', ''],
    ['host only', "if (row.hostOnly) return { by: 'rule', name: 'host tenant only' };", ''],
    [
      'roles named like constructor',
      'rows && Object.hasOwn(rows, key) ? rows[key] : undefined',
      'rows?.[key]',
    ],
    [
      'a role without scope sees all',
      'if (roles.some((role) => !own(scope, role))) return null;',
      '',
    ],
  ),
  ...inFile(
    'kernel/domain/move.ts',
    'kernel/domain/workflow.test.ts',
    ['a move that the table lacks', 'inState(record, axis, from)', 'true'],
    ['moves without who are offered to nobody', 'row.who && permits(', 'permits('],
    ['a guard refuses', 'if (refused) return refuse(refused);', ''],
  ),
  ...inFile('kernel/domain/visible-fields.ts', 'kernel/domain/visible-fields.test.ts', [
    'hidden from all roles',
    'roles.every((role) => hiddenFrom',
    'roles.some((role) => hiddenFrom',
  ]),
  ...inFile(
    'kernel/domain/record-schema.ts',
    'kernel/domain/record-schema.test.ts',
    ['read-only fields', '.filter(([, field]) => !field.readOnly);', ';'],
    ['a default stands in', 'field.default === undefined ? given(field)', 'true ? given(field)'],
  ),
];

const web: readonly PlantedBug[] = [
  ...inFile(
    'kernel/web/tabs/tabs-reducer.ts',
    'kernel/web/tabs/tabs-reducer.test.ts',
    ['B-059 by name', 'tabs.find((tab) => tab.tabName === tabName)', 'undefined'],
    ['B-061', 'index < state.max ? state', 'index <= state.max ? state'],
    ['B-063 the neighbour', 'left.tabs[index] ?? left.tabs.at(-1)', 'left.tabs.at(-1)'],
    ['B-062 the previous', "(toPrevious || tab.onClosed === 'previous')", 'toPrevious'],
  ),
  ...inFile(
    'kernel/web/table/arrangement.ts',
    'kernel/web/table/arrangement.test.ts',
    ['B-038 a new order', 'rest.slice(0, to)', 'rest.slice(0, to - 1)'],
    ['B-038 drag', 'indexOf(dragged), indexOf(over)', 'indexOf(over), indexOf(over)'],
    ['B-038 as made', 'own ? own.hidden : !column.isShown', 'own ? own.hidden : false'],
  ),
  ...inFile('kernel/web/table/column-chooser.tsx', 'kernel/web/table/column-chooser.test.tsx', [
    'B-038 default columns',
    'onClick={reset}',
    'onClick={() => set(placed)}',
  ]),
  ...inFile(
    'kernel/web/realtime/presence-avatars.tsx',
    'kernel/web/realtime/presence-avatars.test.tsx',
    [
      'B-044 others are drawn',
      'if (!others.length) return null;',
      'if (others.length >= 0) return null;',
    ],
  ),
  ...inFile('apps/web/shell/header.tsx', 'apps/web/shell/shell.test.tsx', [
    'B-044 in the header',
    '<PresenceAvatars />',
    '',
  ]),
  ...inFile(
    'kernel/web/resource/detail/record-actions.tsx',
    'kernel/web/resource/detail/resource-detail.test.tsx',
    ['B-233 delete is called', 'await api.delete(path);', ''],
  ),
  ...inFile(
    'kernel/web/fields/parse-date.ts',
    'kernel/web/fields/parse-date.test.ts',
    [
      'B-309 day first',
      '[monthFirst, dayFirst] : [dayFirst]',
      '[monthFirst, dayFirst] : [monthFirst]',
    ],
    ['a year of two digits', 'near > thisYear + yearsAhead ? near - 100 : near', 'near'],
  ),
  ...inFile('kernel/web/fields/parse-time.ts', 'kernel/web/fields/parse-time.test.ts', [
    '12 am is midnight',
    '(hour % 12) +',
    'hour +',
  ]),
  ...inFile(
    'kernel/web/api/failure-text.ts',
    'kernel/web/api/failure-text.test.ts',
    ['B-136 stale', "(!code || code === 'stale')", "code === 'stale'"],
    ['B-139 test hosts', 'if (!isTestHost(host) || first', 'if (first'],
  ),
];

const modules: readonly PlantedBug[] = [
  ...inFile(
    'modules/identity/domain/password.ts',
    'modules/identity/domain/password.test.ts',
    ['B-226 length', 'length >= passwordMinLength', 'length > passwordMinLength'],
    ['B-229 uppercase', '/\\p{Lu}/u', '/[A-Za-z]/u'],
    [
      'B-230 common',
      'commonPasswords.has(password.toLowerCase())',
      'commonPasswords.has(password)',
    ],
  ),
  ...inFile(
    'modules/identity/domain/account-rights.ts',
    'modules/identity/domain/account-rights.test.ts',
    ['more rights than one’s own', '!holdsByRole(actor, row)', 'false'],
    ['own records of outsiders', '!(isInside && isForOutsidersOnly(row))', 'true'],
    ['only for those inside', 'isInside && isForOutsidersOnly(row)', 'isForOutsidersOnly(row)'],
    ['roles after the change', '...(after?.roles ?? [])', ''],
    ['roles before the change', '...(before?.roles ?? []), ', ''],
    ['the address decides who gets in', 'account.email,', ''],
  ),
  ...inFile(
    'modules/identity/domain/impersonate.ts',
    'modules/identity/domain/impersonate.test.ts',
    ['nobody twice', "if (actor.impersonatorId) return refuse('notWhileImpersonating');", ''],
    [
      'a reason is asked for',
      "longText('Reason', {\n      required: true,",
      "longText('Reason', {",
    ],
  ),
  ...inFile(
    'modules/identity/domain/access-rules.ts',
    'modules/identity/domain/access-rules.test.ts',
    ['B-100', "inEdition('MLP', 'LAW CONNECT')", "inEdition('MLP')"],
    ['B-099', '!isOneOf(paths.alwaysAllowed, place)', 'true'],
  ),
  ...inFile(
    'modules/platform/domain/features.ts',
    'modules/platform/domain/features.test.ts',
    ['B-053', "['MassTorts', 'NDIS', 'MVA'] as const", "['MassTorts', 'NDIS'] as const"],
    ['B-052 only the string True', "=== 'True',\n  );", "!== 'False',\n  );"],
  ),
  ...inFile('modules/platform/domain/settings.ts', 'modules/platform/domain/settings.test.ts', [
    'only a per-user key looks at the user',
    'isUserSetting(key) ? known(user[key]) : undefined',
    'known(user[key])',
  ]),
  ...inFile(
    'modules/platform/domain/system-errors/scrub-message.ts',
    'modules/platform/domain/system-errors/scrub-message.test.ts',
    ['no address in an error', "'‹email›'", "'$&'"],
    ['no token in an error', ".replace(/\\b(?=\\w*\\d)[A-Za-z0-9_-]{20,}\\b/g, '‹token›')", ''],
  ),
  ...inFile(
    'modules/documents/domain/file-name.ts',
    'modules/documents/domain/files.test.ts',
    ['the last part of a path', 'given.split(/[\\\\/]/).at(-1)', 'given.split(/[/]/).at(-1)'],
    ['no name that starts with a dot', '.replace(/^[. ]+/', '.replace(/^[ ]+/'],
  ),
  ...inFile(
    'modules/documents/domain/file-size-text.ts',
    'modules/documents/domain/files.test.ts',
    ['B-375', 'amount < 10 && unit > 0 ? 1 : 0', 'unit > 0 ? 1 : 0'],
  ),
  ...inFile('modules/documents/domain/file-rights.ts', 'modules/documents/domain/files.test.ts', [
    'B-328',
    "!actor.roles.includes('CONTRACTOR')",
    'true',
  ]),
  ...inFile('modules/documents/domain/content-types.ts', 'modules/documents/domain/files.test.ts', [
    'D21 no script in the browser',
    "const shown = ['application/pdf',",
    "const shown = ['image/svg+xml', 'application/pdf',",
  ]),
  ...inFile(
    'modules/correspondence/domain/read-email-body.ts',
    'modules/correspondence/domain/read-email-body.test.ts',
    ['R-040 confidential', 'email.isConfidential !== true', 'true'],
  ),
  ...inFile(
    'modules/correspondence/server/without-secrets.ts',
    'modules/correspondence/server/without-secrets.test.ts',
    ['no link in the reason of a refusal', "message.replace(secrets, '[removed]')", 'message'],
  ),
  ...inFile(
    'modules/parties/domain/company/high-risk.ts',
    'modules/parties/domain/company/high-risk.test.ts',
    ['B-090 the last day', 'today <= to', 'today < to'],
    ['B-091 two audiences', "roles.includes('CASE_MANAGER')", "!roles.includes('CASE_MANAGER')"],
  ),
  ...inFile(
    'modules/parties/domain/company/apply-high-risk.ts',
    'modules/parties/domain/company/high-risk.test.ts',
    ['ends before it starts', 'if (to && to < from)', 'if (to && to > from)'],
  ),
  ...inFile(
    'modules/parties/domain/specialist/check-contract.ts',
    'modules/parties/domain/specialist/contract.test.ts',
    ['B-085', ' || !mayBookWithoutContract', ''],
  ),
  ...inFile(
    'modules/parties/domain/specialist/sign-contract.ts',
    'modules/parties/domain/specialist/sign-contract.test.ts',
    ['signed in the future', "if (signedDate > today) return refuse('signedInFuture');", ''],
    ['the specialist signs what was sent', "isOwn && contract.status === 'draft'", 'false'],
  ),
  ...inFile(
    'modules/booking/domain/appointment/decide-hold.ts',
    'modules/booking/domain/appointment/decide-booking.test.ts',
    ['B-401 held by another company', 'reserved.length > 0 && !isMine', 'false'],
    ['a past slot is not held', 'slot.startsAt <= now', 'slot.startsAt < now'],
  ),
  ...inFile(
    'modules/booking/domain/roster/roster.ts',
    'modules/booking/domain/roster/roster.test.ts',
    ['days that are left out', '!left.has(day) &&', ''],
    ['every second week', '/ 7) % 2 === 0', '/ 7) % 2 === 1'],
  ),
  ...inFile(
    'modules/booking/domain/session/decide-session.ts',
    'modules/booking/domain/session/decide-session.test.ts',
    ['C-830', "bookedSlots > 0 ? refuse('sessionHasBookings') :", ''],
  ),
  ...inFile(
    'modules/booking/domain/session/why-not-bookable.ts',
    'modules/booking/domain/session/decide-session.test.ts',
    [
      'B-401 hidden from a customer',
      'companyIds !== null && reserved.length > 0 &&',
      'companyIds === null && reserved.length > 0 &&',
    ],
  ),
];

/** These need PostgreSQL, and take as long as it takes to start. */
const database: readonly PlantedBug[] = [
  ...inFile(
    'modules/booking/domain/session/why-not-bookable.ts',
    'modules/booking/server/slot/booking.api.test.ts',
    [
      'B-401 not booked by others',
      'companyIds !== null && reserved.length > 0 &&',
      'companyIds === null && reserved.length > 0 &&',
    ],
  ),
  ...inFile(
    'db/migrations/0469_baseline/07_booking.sql',
    'modules/booking/server/session/sessions.api.test.ts',
    [
      'K-061 the stored code',
      "when 'booked' then 3 when 'reserved' then 4",
      "when 'booked' then 4 when 'reserved' then 3",
    ],
  ),
  ...inFile('kernel/server/http/note-reads.ts', 'kernel/server/http/note-reads.api.test.ts', [
    'a POST that read is noted',
    "(method === 'POST' && !hasWritten)",
    'false',
  ]),
  ...inFile(
    'modules/identity/server/users/account.handlers.ts',
    'modules/identity/server/users/takeover.api.test.ts',
    ['a reset is in the audit', 'await audit(tx, resetPassword.name, record.id);', ''],
  ),
];

export const plantedBugs: readonly PlantedBug[] = [
  ...kernel,
  ...web,
  ...modules,
  ...plantedWorkBugs,
  ...database,
];
