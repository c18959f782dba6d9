import { practiceDay } from '#billing/server';
import { printedDocumentPoint, readLetterhead } from '#documents/server';
import type { PrintedEntry } from '#documents/server';
import { can, isPlainDate } from '#kernel/domain';
import { Refused, invalid, parseListQuery, readRecord } from '#kernel/server';
import {
  repaymentInvoice,
  repaymentInvoiceDocument,
  repaymentPrintRoute,
  repaymentStatementDocument,
  repaymentStatementRoute,
  repaymentSummaryDocument,
  repaymentSummaryRoute,
} from '../../domain/index.ts';
import {
  openRepaymentRows,
  readPrintedRepayment,
  repaymentRows,
} from './read-printed-repayment.ts';

const reads = repaymentInvoice.name;

/** What nobody may list is not found, as a record is that nobody may read. */
function mayBeAsked({ actor }: Parameters<PrintedEntry['read']>[0], verb: 'list' | 'read'): void {
  if (!can(actor, `${repaymentInvoice.name}.${verb}`)) throw new Refused('notFound');
}

/** The filters of the list, the borrower also as `companyId`; what steers the paper is no filter. */
function filtersOf(params: Readonly<Record<string, unknown>>) {
  const { format: _format, asOf: _asOf, type: _type, companyId, ...filters } = params;
  const borrower = companyId === undefined ? {} : { borrowerId: companyId };
  return parseListQuery(repaymentInvoice, { ...borrower, ...filters });
}

function dayOf(given: unknown): string | null {
  if (given === undefined || given === '') return null;
  if (typeof given === 'string' && isPlainDate(given)) return given;
  throw invalid([{ message: 'Enter the day as 2026-11-30.', members: ['asOf'] }]);
}

export const repaymentPrints = [
  printedDocumentPoint.contribute({
    route: repaymentPrintRoute,
    reads,
    async read(question) {
      const { tx, actor, services, params } = question;
      const id = String(params['id']);
      mayBeAsked(question, 'read');
      await readRecord(tx, actor, repaymentInvoice, id);
      const facts = await readPrintedRepayment(tx, id);
      return facts && repaymentInvoiceDocument.write(facts, await readLetterhead(tx, services));
    },
  }),
  printedDocumentPoint.contribute({
    route: repaymentSummaryRoute,
    reads,
    async read(question) {
      const { tx, actor, services, params } = question;
      mayBeAsked(question, 'list');
      const rows = await repaymentRows(tx, actor, filtersOf(params));
      if (!rows.length) return null;
      const list = { rows, on: await practiceDay(tx, services) };
      return repaymentSummaryDocument.write(list, await readLetterhead(tx, services));
    },
  }),
  printedDocumentPoint.contribute({
    route: repaymentStatementRoute,
    reads,
    async read(question) {
      const { tx, actor, services, params } = question;
      mayBeAsked(question, 'list');
      const on = dayOf(params['asOf']) ?? (await practiceDay(tx, services));
      const rows = await openRepaymentRows(tx, actor, filtersOf(params), on);
      if (!rows.length) return null;
      return repaymentStatementDocument.write({ rows, on }, await readLetterhead(tx, services));
    },
  }),
];
