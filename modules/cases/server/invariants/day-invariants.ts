import { defineInvariant } from '#kernel/server';
import type { Invariant } from '#kernel/server';
import { anyCase, mtType, mvaType, tpdType, timeEntry } from '../../domain/index.ts';
import { lastToday, ofAllTypes, seenCases } from './case-rows.ts';

const opens = anyCase;

type Day = readonly [column: string, label: string];

/** Days on which something happened, so that none is still to come. */
const mvaDays: readonly Day[] = [
  ['accident_date', 'the accident'],
  ['lodged_on', 'the day it was lodged'],
  ['liability_decided_on', 'the decision on liability'],
  ['settled_on', 'the settlement'],
  ['disbursed_on', 'the day the money was paid out'],
  ['terminated_on', 'its end'],
];
const tpdDays: readonly Day[] = [
  ['first_symptoms_on', 'the first symptoms'],
  ['date_last_worked', 'the last day of work'],
  ['form_signed_on', 'the signature'],
  ['submitted_on', 'the submission'],
  ['outcome_on', 'the outcome'],
];
const mtDays: readonly Day[] = [
  ['used_from', 'the first use'],
  ['diagnosed_on', 'the diagnosis'],
  ['settled_on', 'the settlement'],
];

/** A row for each day of a record, in the order of life: `at` counts, `label` says which it is. */
const daysOf = (days: readonly Day[]): string =>
  `lateral (values ${days.map(([column, label], at) => `(${at}, c.${column}, '${label}')`).join(', ')})`;

const future = (table: string, type: string, days: readonly Day[]): string =>
  `select c.id, c.case_no as name, '${type}' as module, d.label, to_char(d.day, 'DD/MM/YYYY') as day
    from ${table} c, ${daysOf(days)} as d (at, day, label)
    where not c.is_deleted and d.day > ${lastToday}`;

const unordered = (table: string, type: string, days: readonly Day[]): string =>
  `select c.id, c.case_no as name, '${type}' as module, one.label as earlier, two.label as later,
      to_char(one.day, 'DD/MM/YYYY') as "earlierDay", to_char(two.day, 'DD/MM/YYYY') as "laterDay"
    from ${table} c, ${daysOf(days)} as one (at, day, label), ${daysOf(days)} as two (at, day, label)
    where not c.is_deleted and one.at < two.at and one.day > two.day`;

const inOrder = (name: string, table: string, type: string, days: readonly Day[]): Invariant =>
  defineInvariant({
    name,
    sentence: '{name}: {later} ({laterDay}) comes before {earlier} ({earlierDay}).',
    find: unordered(table, type, days),
    opens,
    mend: { words: 'Correct the day that is wrong on the page of the case.' },
  });

const ordered = mtDays.filter(([column]) => column !== 'used_from');
const mvaOrdered = mvaDays.filter(
  ([column]) => !['liability_decided_on', 'terminated_on'].includes(column),
);
const tpdOrdered = tpdDays.filter(([column]) =>
  ['form_signed_on', 'submitted_on', 'outcome_on'].includes(column),
);

export const dayInvariants: readonly Invariant[] = [
  inOrder('cases.mvaDaysInOrder', 'mva_claim', mvaType.key, mvaOrdered),
  inOrder('cases.tpdDaysInOrder', 'tpd', tpdType.key, tpdOrdered),
  inOrder('cases.mtDaysInOrder', 'mass_torts', mtType.key, ordered),
  defineInvariant({
    name: 'cases.claimDaysAreNotAhead',
    sentence: '{name}: {label} ({day}) is still to come.',
    find: [
      future('mva_claim', mvaType.key, mvaDays),
      future('tpd', tpdType.key, tpdDays),
      future('mass_torts', mtType.key, mtDays),
    ].join(' union all '),
    opens,
    mend: { words: 'Correct the day on the page of the case.' },
  }),
  defineInvariant({
    name: 'cases.orderDaysAreNotAhead',
    sentence: '{name}: {label} ({day}) is still to come.',
    find: ofAllTypes((table, { key }) =>
      future(table, key, [
        ['requested_on', 'the day of the request'],
        ['date_of_injury', 'the day of the injury'],
      ]),
    ),
    opens,
    mend: { words: 'Correct the day under Booking of the case.' },
  }),
  defineInvariant({
    name: 'cases.paperworkDaysAreNotAhead',
    sentence: '{name}: the paperwork was sent on {day}, which is still to come.',
    find: `select c.id, c.case_no as name, c.case_type as module, to_char(c.paperwork_sent_on, 'DD/MM/YYYY') as day
      from (${seenCases}) c where c.paperwork_sent_on > ${lastToday}`,
    opens,
    mend: { words: 'Correct the day under Paperwork of the case.' },
  }),
  defineInvariant({
    name: 'cases.reportDaysAreNotAhead',
    sentence: '{name}: the report was sent on {day}, which is still to come.',
    find: `select c.id, c.case_no as name, c.case_type as module, to_char(c.report_sent_on, 'DD/MM/YYYY') as day
      from cases c where not c.is_deleted and c.report_sent_on > ${lastToday}`,
    opens,
    mend: { words: 'Undo the last step and take it again: the day is written anew.' },
  }),
  defineInvariant({
    name: 'cases.timeIsNotAhead',
    sentence: 'Time of {day} is entered for {name}, which is still to come.',
    find: `select e.id, coalesce(c.case_no, 'no case') as name, to_char(e.work_day, 'DD/MM/YYYY') as day
      from time_tracking e left join cases c on c.tenant_id = e.tenant_id and c.id = e.case_id
      where not e.is_deleted and e.work_day > ${lastToday}`,
    opens: timeEntry,
    mend: { words: 'Correct the day of the entry, or remove it.' },
  }),
  defineInvariant({
    name: 'cases.tpdStatementDaysInOrder',
    sentence:
      'The statement of {from} for {name} came on {came}, before it was asked for on {asked}.',
    find: `select c.id, c.case_no as name, '${tpdType.key}' as module, s.from_name as "from",
        to_char(s.received_on, 'DD/MM/YYYY') as came, to_char(s.requested_on, 'DD/MM/YYYY') as asked
      from tpd_statements s join tpd c on c.tenant_id = s.tenant_id and c.id = s.claim_id
      where not s.is_deleted and not c.is_deleted and s.received_on < s.requested_on`,
    opens,
    mend: { words: 'Correct the days of the statement on the page of the claim.' },
  }),
];
