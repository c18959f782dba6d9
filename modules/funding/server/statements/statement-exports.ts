import type { FastifyInstance, FastifyReply } from 'fastify';
import { formatsOf } from '#kernel/domain';
import type { Actor, AnyAction, Formats } from '#kernel/domain';
import {
  amountHead,
  contextOf,
  dayHead,
  described,
  rowsPerFile,
  withTenantLabels,
  workbook,
  zipFiles,
} from '#kernel/server';
import type { FileAnswer, Services, SheetHead } from '#kernel/server';
import {
  exportOutstandingStatement,
  exportStatementInvoice,
  loanFunding,
  loanStatuses,
  mostLoansOfExport,
  statementFields,
} from '../../domain/index.ts';
import type { StatementLoan } from '../../domain/index.ts';
import { askedByPage, wantedStatement } from './asked-statement.ts';
import type { Wanted } from './asked-statement.ts';
import { readCountedLoans, selectAllLoans } from './read-loan-statements.ts';
import type { CountedLoan } from './read-loan-statements.ts';
import { outstandingRow, periodRow } from './statement-data.ts';

type Sheet = {
  readonly name: string;
  readonly about: Wanted['about'];
  readonly figures: readonly string[];
  readonly amounts: (loan: CountedLoan, wanted: Wanted) => readonly string[];
};

const outstandingSheet: Sheet = {
  name: 'OutstandingStatement',
  about: 'day',
  figures: ['Principal', 'Interest', 'Fees', 'Credit held', 'Payout'],
  amounts: (loan, { asOf }) => {
    const row = outstandingRow(loan, asOf);
    return [row.principal, row.interest, row.fees, row.credit, row.payout];
  },
};

const periodSheet: Sheet = {
  name: 'StatementInvoice',
  about: 'period',
  figures: ['Opening', 'Advanced', 'Interest', 'Fees', 'Paid', 'Written off', 'Closing'],
  amounts: (loan, { from, asOf }) => {
    const row = periodRow(loan, from, asOf);
    return [
      row.opening,
      row.advanced,
      row.interest,
      row.fees,
      row.paid,
      row.writtenOff,
      row.closing,
    ];
  },
};

const heads = ['Loan', 'Status', 'Borrower', 'Funding provider', 'Agreement', 'Case', 'Claim'];
const moreHeads = ['Matter', 'Invoice', 'Reference', dayHead('Opened on'), dayHead('Due on')];

/** B-009: in the words of the tenant. */
const headsFor = (services: Services, actor: Actor): readonly SheetHead[] => {
  const person = withTenantLabels(services, actor, loanFunding).fields['claimantName']?.label;
  return [...heads, person ?? '', ...moreHeads];
};

const cellsOf = (loan: StatementLoan) => [
  loan.loanNo,
  loanStatuses[loan.status],
  loan.borrower,
  loan.fundingProvider,
  loan.agreementNo,
  loan.caseNo,
  loan.claimNo,
  loan.claimantName,
  loan.matterId,
  loan.fundingInvoiceNo,
  loan.borrowerReference,
  loan.openedOn,
  loan.dueOn,
];

/** Doc 3 section 7.7: files of 500 records each; amounts stay decimal text until they are written. */
async function filesOf(
  sheet: Sheet,
  loans: readonly CountedLoan[],
  wanted: Wanted,
  { heads: headsOfLoan, formats }: { heads: readonly SheetHead[]; formats: Formats },
): Promise<readonly FileAnswer[]> {
  const parts = Array.from(
    { length: Math.max(1, Math.ceil(loans.length / rowsPerFile)) },
    (_, at) => loans.slice(at * rowsPerFile, (at + 1) * rowsPerFile),
  );
  return Promise.all(
    parts.map((part, at) =>
      workbook(`${sheet.name}_${wanted.asOf}_${at + 1}.xlsx`, {
        name: sheet.name,
        formats,
        headers: [...headsOfLoan, ...sheet.figures.map(amountHead)],
        rows: part.map((loan) => [...cellsOf(loan.facts), ...sheet.amounts(loan, wanted)]),
      }),
    ),
  );
}

async function zipOf(files: readonly FileAnswer[]): Promise<Buffer> {
  const each = async function* () {
    yield* files;
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipFiles(each())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function send(reply: FastifyReply, name: string, files: readonly FileAnswer[]) {
  const [first] = files;
  const attach = (fileName: string, contentType: string, body: Buffer) =>
    reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(body);
  if (first && files.length === 1) return attach(first.name, first.contentType, first.body);
  return attach(`${name}.zip`, 'application/zip', await zipOf(files));
}

/** C-398, C-399. */
export function statementExports(app: FastifyInstance, services: Services): void {
  const add = (action: AnyAction, sheet: Sheet) =>
    app.post(
      action.path,
      described(
        {
          config: {
            policy: { ability: action.ability },
            reads: { resource: loanFunding.name, operation: action.name },
          },
        },
        { query: statementFields, body: statementFields, answer: action.answer ?? 'nothing' },
      ),
      async (request, reply) => {
        const { actor, query, body } = request;
        const asked = askedByPage({ ...(query as object), ...(body as object | null) });
        const { loans, wanted } = await services.db.snapshot(
          contextOf(actor, request.id),
          async (tx) => {
            const found = await wantedStatement(tx, services, asked, sheet.about);
            const ids = await selectAllLoans(tx, actor, found, mostLoansOfExport);
            return { loans: await readCountedLoans(tx, ids), wanted: found };
          },
        );
        const look = { heads: headsFor(services, actor), formats: formatsOf(actor) };
        const files = await filesOf(sheet, loans, wanted, look);
        return send(reply, sheet.name, files);
      },
    );
  add(exportOutstandingStatement, outstandingSheet);
  add(exportStatementInvoice, periodSheet);
}
