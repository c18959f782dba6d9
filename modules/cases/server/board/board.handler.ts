import type { AnswerOf } from '#kernel/domain';
import { handle, listStatements, Params, parseListQuery, recordSet } from '#kernel/server';
import type { Filter, ListQuery } from '#kernel/server';
import { anyCase, boardCardShape, cardsPerColumn, readBoard } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import { countedList } from '../status-logs/count-cases.ts';

const cardKeys = Object.keys(boardCardShape);

/** Of the register: a card shows what every case has. */
const cardFields = [
  'caseNo',
  'claimantName',
  'step',
  'billingStatus',
  'isOnHold',
  'isUrgent',
  'statusName',
  'nextStep',
  'nextDueDate',
  'specialistId',
  'picUserId',
];

function rawQuery(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => [key, params.getAll(key)] as const),
  );
}

function boardQuery(type: CaseType, search: string): ListQuery {
  const { maxResultCount: _most, skipCount: _skip, ...raw } = rawQuery(search);
  const query = parseListQuery(anyCase, { ...raw, sorting: 'nextDueDate' });
  const filters: Filter[] = [
    ...query.filters,
    { key: 'caseType', op: 'any', values: [type.key] },
    { key: 'isClosed', op: 'any', values: [false] },
  ];
  return { ...query, filters, fields: cardFields, skip: 0, take: cardsPerColumn };
}

type Card = AnswerOf<{ answer: typeof boardCardShape }>;
type Row = Readonly<Record<string, unknown>>;

const cardOf = (row: Row): Card =>
  Object.fromEntries(cardKeys.map((key) => [key, row[key] ?? null])) as Card;

export const boardHandler = handle(readBoard, async ({ tx, actor, input }) => {
  const { type, ability } = countedList(actor, input.fromModule);
  if (!type) return { columns: [] };
  const query = boardQuery(type, input.search ?? '');
  const states = Object.entries(type.workflow.axes.step?.states ?? {}).filter(
    ([step]) => !type.closed.includes(step),
  );
  const params = new Params();
  const { from, where } = recordSet(actor, anyCase, query, ability, params);
  const text = `select t.step, count(*)::int as count from ${from} where ${where} group by 1`;
  const pages = states.map(([step]) => {
    const filters: Filter[] = [...query.filters, { key: 'step', op: 'any', values: [step] }];
    return listStatements(actor, anyCase, { ...query, filters }).page;
  });
  const [counted, ...found] = await tx.batch([{ text, values: params.values }, ...pages]);
  const counts = new Map(
    ((counted?.rows ?? []) as { step: string; count: number }[]).map((row) => [
      row.step,
      row.count,
    ]),
  );
  const columns = states.map(([step, label], at) => ({
    step,
    label,
    count: counts.get(step) ?? 0,
    cards: (JSON.parse(found[at]?.raw ?? '[]') as Row[]).map(cardOf),
  }));
  return { columns };
});
