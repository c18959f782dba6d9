import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  readMarginPostings,
  readMoneyFigures,
  readReport,
  readRevenueCredits,
} from '../../domain/index.ts';
import { askedReport, todayFor } from './asked-report.ts';
import { marginPostings } from './ledger-sums.ts';
import { moneyFigures } from './money-figures.ts';
import { readReportTable } from './read-report.ts';
import { revenueCredits } from './revenue-rows.ts';

export const reportHandlers: readonly Handler[] = [
  handle(readReport, ({ tx, params, input, ...call }) =>
    readReportTable(tx, askedReport(params['name'] ?? '', input, call)),
  ),
  handle(readMarginPostings, ({ tx, input, ...call }) =>
    marginPostings(
      tx,
      askedReport('margin', input, call),
      input.part ?? 'margin',
      input.key ?? null,
    ),
  ),
  handle(readRevenueCredits, ({ tx, input, ...call }) =>
    revenueCredits(tx, askedReport('revenue', input, call), input.key ?? null),
  ),
  handle(readMoneyFigures, ({ tx, actor, services }) =>
    moneyFigures(tx, todayFor(actor, services)),
  ),
];
