import { defineInvariant, tableOf } from '#kernel/server';
import type { Invariant } from '#kernel/server';
import {
  anyCase,
  caseTypes,
  mnType,
  mrType,
  mtType,
  mvaType,
  tpdType,
  timeEntry,
} from '../../domain/index.ts';
import type { DaysInOrder } from '../../domain/index.ts';
import { dayBelow, dayOf, daysBelow, ordersOf } from '../engine/days-of-life.ts';
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
const mnDays: readonly Day[] = [
  ['treated_from', 'the treatment'],
  ['treated_to', 'the end of the treatment'],
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

type Ordered = {
  readonly from: string;
  readonly words: DaysInOrder;
  readonly day: (key: string) => string;
  /** The id, number and kind of the case. */
  readonly shown: string;
};

/** Two days of a record `t` that contradict the order of life. */
function unordered({ from, words, day, shown }: Ordered): string {
  const rows = Object.entries(words).map(([key, label], at) => `(${at}, ${day(key)}, '${label}')`);
  const days = `lateral (values ${rows.join(', ')})`;
  return `select ${shown}, one.label as earlier, two.label as later,
      to_char(one.day, 'DD/MM/YYYY') as "earlierDay", to_char(two.day, 'DD/MM/YYYY') as "laterDay"
    from ${from}, ${days} as one (at, day, label), ${days} as two (at, day, label)
    where not t.is_deleted and one.at < two.at and one.day > two.day`;
}

const ofTypes = caseTypes.flatMap((type) =>
  ordersOf(type).map((words) =>
    unordered({
      from: `${tableOf(type.resource)} t`,
      words,
      day: dayOf,
      shown: `t.id, t.case_no as name, '${type.key}' as module`,
    }),
  ),
);

const ofParts = daysBelow.map(({ resource, parent, words }) =>
  unordered({
    from: `${tableOf(resource)} t join cases c on c.tenant_id = t.tenant_id and c.id = t.${parent}`,
    words,
    day: dayBelow,
    shown: 'c.id, c.case_no as name, c.case_type as module',
  }),
);

export const dayInvariants: readonly Invariant[] = [
  defineInvariant({
    name: 'cases.daysInOrder',
    sentence: '{name}: {later} ({laterDay}) comes before {earlier} ({earlierDay}).',
    find: [...new Set([...ofTypes, ...ofParts])].join(' union '),
    opens,
    mend: { words: 'Correct the day that is wrong on the page of the case or of the claimant.' },
  }),
  defineInvariant({
    name: 'cases.claimDaysAreNotAhead',
    sentence: '{name}: {label} ({day}) is still to come.',
    find: [
      future('mva_claim', mvaType.key, mvaDays),
      future('tpd', tpdType.key, tpdDays),
      future('mass_torts', mtType.key, mtDays),
      future('mednegs', mnType.key, mnDays),
      future('clinical_records', mrType.key, [['records_from', 'the beginning of the records']]),
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
];
