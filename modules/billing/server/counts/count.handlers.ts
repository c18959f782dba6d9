import { handle } from '#kernel/server';
import { todayOf } from '#cases/server';
import { addMoney } from '#kernel/domain';
import {
  countOutstanding,
  countOverdue,
  countStatus,
  invoiceStatuses,
  openStatuses,
} from '../../domain/index.ts';
import { countByStatus } from './count-invoices.ts';
import type { StatusCount } from './count-invoices.ts';

const outstanding = (rows: readonly StatusCount[]) => {
  const open = rows.filter(({ status }) => openStatuses.includes(status));
  return {
    count: open.reduce((sum, { count }) => sum + count, 0),
    open: addMoney('0', ...open.map((row) => row.open)),
  };
};

const order = Object.keys(invoiceStatuses);

/** B-357: under the rights of the caller, so they agree with the lists. */
export const countHandlers = [
  handle(countOutstanding, async ({ tx, actor }) =>
    outstanding(await countByStatus(tx, actor, countOutstanding.ability, null)),
  ),
  handle(countOverdue, async ({ tx, actor, services }) => {
    const today = await todayOf(tx, services);
    return outstanding(await countByStatus(tx, actor, countOverdue.ability, today));
  }),
  handle(countStatus, async ({ tx, actor }) => {
    const rows = await countByStatus(tx, actor, countStatus.ability, null);
    const items = rows
      .map((row) => ({ ...row, statusName: invoiceStatuses[row.status] }))
      .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
    return { items, totalCount: items.reduce((sum, { count }) => sum + count, 0) };
  }),
];
