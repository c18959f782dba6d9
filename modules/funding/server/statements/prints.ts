import { printedDocumentPoint, readLetterhead } from '#documents/server';
import type { PrintedEntry } from '#documents/server';
import type { PrintRoute } from '#documents/domain';
import { can, exact } from '#kernel/domain';
import { Refused } from '#kernel/server';
import {
  daySheetDocument,
  daySheetPrintRoute,
  loanFunding,
  loanStatementDocument,
  loanStatementPrintRoutes,
  loansOutstandingDocument,
  mostLoansOfPaper,
  outstandingPrintRoute,
  printLoanInvoice,
} from '../../domain/index.ts';
import type { StatementPaper } from '../../domain/index.ts';
import { askedByPage, wantedStatement } from './asked-statement.ts';
import { readCountedLoans, selectAllLoans, statementsOn } from './read-loan-statements.ts';

type Question = Parameters<PrintedEntry['read']>[0];

/** Only loans that the caller may read are found, whatever the address names. */
async function paperOf({ tx, actor, services, params }: Question): Promise<StatementPaper> {
  if (!can(actor, `${loanFunding.name}.list`)) throw new Refused('notFound');
  const wanted = await wantedStatement(tx, services, askedByPage(params), 'day');
  const ids = await selectAllLoans(tx, actor, wanted, mostLoansOfPaper);
  const statements = statementsOn(await readCountedLoans(tx, ids), wanted.asOf);
  return { asOf: wanted.asOf, statements };
}

async function readOutstanding(question: Question) {
  const { asOf, statements } = await paperOf(question);
  const owing = statements.filter(({ explanation }) => !exact(explanation.payout.total).isZero());
  if (!owing.length) return null;
  const letterhead = await readLetterhead(question.tx, question.services);
  return loansOutstandingDocument.write({ asOf, statements: owing }, letterhead);
}

async function readLoanStatement(question: Question) {
  const paper = await paperOf(question);
  if (!paper.statements.length) return null;
  return loanStatementDocument.write(paper, await readLetterhead(question.tx, question.services));
}

async function readDaySheet(question: Question) {
  const { tx, services, params } = question;
  const { statements } = await paperOf({ ...question, params: { id: params['id'] } });
  const [statement] = statements;
  if (!statement) throw new Refused('notFound');
  return daySheetDocument.write(statement, await readLetterhead(tx, services));
}

const print = (route: PrintRoute, read: PrintedEntry['read'], ability?: string) =>
  printedDocumentPoint.contribute({
    route,
    reads: loanFunding.name,
    read,
    ...(ability && { ability }),
  });

export const loanPrints = [
  print(daySheetPrintRoute, readDaySheet),
  print(
    { ...daySheetPrintRoute, call: 'GET /app/disbursement-funding/{id}/invoice-print' },
    readDaySheet,
    printLoanInvoice.ability,
  ),
  print(outstandingPrintRoute, readOutstanding),
  ...loanStatementPrintRoutes.map((route) => print(route, readLoanStatement)),
];
