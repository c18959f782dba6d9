import type { Tx } from '#kernel/server';
import {
  agingReport,
  gstReport,
  marginReport,
  revenueReport,
  unbilledReport,
} from '../../domain/index.ts';
import type { ReportName, ReportTable } from '../../domain/index.ts';
import { openRows, unbilledRows } from './aged-rows.ts';
import type { AskedReport } from './asked-report.ts';
import { gstRows, marginRows, reportAccounts } from './ledger-sums.ts';
import { revenueRows } from './revenue-rows.ts';

type Reader = (tx: Tx, asked: AskedReport) => Promise<ReportTable>;

const readers: Readonly<Record<ReportName, Reader>> = {
  aging: async (tx, asked) => agingReport(await openRows(tx, asked), asked.today, asked.narrowed),
  unbilled: async (tx, asked) =>
    unbilledReport(await unbilledRows(tx, asked), asked.today, asked.narrowed),
  revenue: async (tx, asked) =>
    revenueReport(asked.by, await revenueRows(tx, asked), asked.period, asked.narrowed),
  margin: async (tx, asked) => marginReport(await marginRows(tx, asked), asked),
  async gst(tx, asked) {
    const { sales, collected, paid } = await reportAccounts(tx);
    return gstReport(await gstRows(tx, asked), { income: sales, collected, paid }, asked.period);
  },
};

export const readReportTable = (tx: Tx, asked: AskedReport): Promise<ReportTable> =>
  readers[asked.name](tx, asked);
