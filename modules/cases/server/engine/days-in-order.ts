import { accept, formatDate, refuse, together } from '#kernel/domain';
import type { AnyResource, PlainDate } from '#kernel/domain';
import { client } from '#parties/domain';
import { decideEach, defineRule, rowsById, tableOf } from '#kernel/server';
import type { Rule } from '#kernel/server';
import { caseTypes, decideOrderOfDays } from '../../domain/index.ts';
import type { CaseType, Days, DaysInOrder } from '../../domain/index.ts';
import { dayBelow, dayOf, daysBelow, ordersOf } from './days-of-life.ts';

type Row = Days & { readonly id: string };

const sentence = 'The days of facts lie in the order of life: accident, lodged, settled, paid out.';

type Ordered = {
  readonly name: string;
  readonly on: AnyResource;
  readonly orders: readonly DaysInOrder[];
  readonly dayOf: (key: string) => string;
};

function ruleOf({ name, on, orders, dayOf: day }: Ordered): Rule {
  const keys = [...new Set(orders.flatMap((words) => Object.keys(words)))];
  const columns = keys.map((key) => `${day(key)}::text as "${key}"`);
  const written = new Set([...keys, 'clientId', 'claimId']);
  return defineRule({
    name,
    sentence,
    on,
    when: ['create', 'change', 'move'],
    concerns: (sent) => Object.keys(sent).some((key) => written.has(key)),
    facts: rowsById<Row>(
      `select t.id, ${columns.join(', ')} from ${tableOf(on)} t where t.id = any($1::uuid[])`,
    ),
    decide: decideEach<Row>((before, after) =>
      after ? together(orders.map((words) => decideOrderOfDays(words, before, after))) : accept(),
    ),
  });
}

const ofType = (type: CaseType): Rule =>
  ruleOf({
    name: `cases.daysInOrder${type.key}`,
    on: type.resource,
    orders: ordersOf(type),
    dayOf,
  });

/** The days of a type that nobody has before being born. */
const bornBefore = (type: CaseType): DaysInOrder => {
  const all = ordersOf(type).filter(({ bornOn }) => bornOn !== undefined);
  const { bornOn: _birth, ...days } = Object.assign({}, ...all) as Record<string, string>;
  return days;
};

/** The first fact of a claimant that a case knows to lie before the birth. */
const beforeBirth = caseTypes
  .map((type) => {
    const days = Object.entries(bornBefore(type)).map(
      ([key, words]) => `(${dayOf(key)}, '${words}')`,
    );
    return `select t.case_no, d.words, d.day
      from ${tableOf(type.resource)} t, lateral (values ${days.join(', ')}) as d (day, words)
      where t.tenant_id = p.tenant_id and t.client_id = p.id and not t.is_deleted
        and d.day < p.date_of_birth`;
  })
  .join(' union all ');

type Birth = {
  readonly id: string;
  readonly bornOn: PlainDate | null;
  readonly caseNo: string | null;
  readonly words: string | null;
  readonly day: PlainDate | null;
};

const birthText = `select p.id, p.date_of_birth::text as "bornOn", f.case_no as "caseNo", f.words,
    f.day::text as day
  from party_clients p left join lateral (select * from (${beforeBirth}) d order by d.day limit 1) f on true
  where p.id = any($1::uuid[])`;

const birthComesFirst = defineRule({
  name: 'cases.birthComesFirst',
  sentence: 'A claimant is born before whatever the cases say happened.',
  on: client,
  when: ['change'],
  concerns: (sent) => 'dateOfBirth' in sent,
  facts: rowsById<Birth>(birthText),
  decide: decideEach<Birth>((before, after) =>
    after?.bornOn && after.day && after.bornOn !== before?.bornOn
      ? refuse('daysOutOfOrder', {
          field: 'dateOfBirth',
          values: {
            later: `${after.words} of ${after.caseNo} (${formatDate(after.day)})`,
            earlier: `the birth of the claimant (${formatDate(after.bornOn)})`,
          },
        })
      : accept(),
  ),
});

export const daysInOrder: readonly Rule[] = [
  ...caseTypes.map(ofType),
  ...daysBelow.map(({ resource, words }) =>
    ruleOf({
      name: `cases.daysInOrder:${resource.name}`,
      on: resource,
      orders: [words],
      dayOf: dayBelow,
    }),
  ),
  birthComesFirst,
];
