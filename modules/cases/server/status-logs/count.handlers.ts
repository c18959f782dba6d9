import { handle } from '#kernel/server';
import { picSteps } from '#platform/domain';
import type { PicStep } from '#platform/domain';
import {
  caseTypes,
  countCaseStatus,
  countNextCaseStatus,
  countOverdueCaseStatus,
} from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import { todayOf } from '#platform/server';
import { countByNextStep, countByStatus } from './count-cases.ts';
import type { StatusCount } from './count-cases.ts';

const choicesOf = ({ resource }: CaseType) =>
  Object.entries(resource.fields.caseStatus?.choices ?? {});

/** In the order of the catalogue; two types may share the words of a status. */
function byStatus(type: CaseType | null, rows: readonly StatusCount[], key: 'count' | 'overdue') {
  const known = new Map(
    (type ? [type] : caseTypes)
      .flatMap(choicesOf)
      .map(([status, statusName]) => [statusName, status] as const),
  );
  const order = [...known.keys()];
  const items = rows
    .filter((row) => row[key] > 0)
    .map((row) => ({
      status: known.get(row.statusName) ?? row.statusName,
      statusName: row.statusName,
      count: row[key],
    }))
    .toSorted((a, b) => order.indexOf(a.statusName) - order.indexOf(b.statusName));
  return { items, totalCount: sum(rows, key) };
}

const sum = (rows: readonly StatusCount[], key: Exclude<keyof StatusCount, 'statusName'>): number =>
  rows.reduce((total, row) => total + row[key], 0);

const steps = Object.keys(picSteps);

export const countHandlers = [
  handle(countCaseStatus, async ({ tx, actor, services, input }) => {
    const today = await todayOf(tx, services);
    const { type, rows } = await countByStatus(tx, { actor, today, module: input.caseStatusFrom });
    const [open, all] = [sum(rows, 'open'), sum(rows, 'count')];
    const views = {
      open,
      mine: sum(rows, 'mine'),
      overdue: sum(rows, 'overdue'),
      onHold: sum(rows, 'onHold'),
      closed: all - open,
    };
    return { ...byStatus(type, rows, 'count'), views };
  }),
  handle(countNextCaseStatus, async ({ tx, actor, input }) => {
    const rows = await countByNextStep(tx, { actor, module: input.caseStatusFrom });
    const items = rows
      .map(({ status, count }) => ({ status, statusName: picSteps[status as PicStep], count }))
      .toSorted((a, b) => steps.indexOf(a.status) - steps.indexOf(b.status));
    return { items, totalCount: items.reduce((total, { count }) => total + count, 0) };
  }),
  handle(countOverdueCaseStatus, async ({ tx, actor, services, input }) => {
    const today = await todayOf(tx, services);
    const { type, rows } = await countByStatus(tx, { actor, today, module: input.caseStatusFrom });
    return byStatus(type, rows, 'overdue');
  }),
];
