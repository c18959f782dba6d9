import { printedDocumentPoint, readLetterhead } from '#documents/server';
import { can, isPlainDate } from '#kernel/domain';
import { Refused, invalid, isUuid } from '#kernel/server';
import { todayOf } from '#cases/server';
import { invoice, statementDocument, statementPrintRoute } from '../../domain/index.ts';
import { readStatements } from './read-statements.ts';

function companyOf(given: unknown): string | null {
  if (given === undefined || given === '') return null;
  if (!isUuid(given)) throw new Refused('notFound');
  return given;
}

function dayOf(given: unknown): string | null {
  if (given === undefined || given === '') return null;
  if (typeof given === 'string' && isPlainDate(given)) return given;
  throw invalid([{ message: 'Enter the day as 2026-11-30.', members: ['asOf'] }]);
}

/** open invoices of a company, or of all that the caller sees, as of a day. */
export const statementPrint = printedDocumentPoint.contribute({
  route: statementPrintRoute,
  reads: invoice.name,
  async read({ tx, actor, services, params }) {
    if (!can(actor, `${invoice.name}.list`)) throw new Refused('notFound');
    const companyId = companyOf(params['companyId']);
    const on = dayOf(params['asOf']) ?? (await todayOf(tx, services));
    const all = await readStatements(tx, { actor, companyId, on });
    return all.length ? statementDocument.write(all, await readLetterhead(tx, services)) : null;
  },
});
