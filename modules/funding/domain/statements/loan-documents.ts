import { figure, longDay, moneyStyle, sumRow } from '#billing/domain';
import { defineDocument } from '#documents/domain';
import { addMoney, html } from '#kernel/domain';
import type { Html, PlainDate } from '#kernel/domain';
import { interestOf, sumOfPayouts } from './loan-statement.ts';
import type { LoanStatement } from './loan-statement.ts';
import { explanationTable, headRow, loanFacts, payoutTable } from './statement-tables.ts';

export type StatementPaper = {
  readonly asOf: PlainDate;
  readonly statements: readonly LoanStatement[];
};

const style = `${moneyStyle}
tbody td:first-child { white-space: nowrap; }
tr.days td { color: #5b6670; font-size: 0.92em; border-bottom: 0; }
`;

const nameOf = ({ statements, asOf }: StatementPaper): string => {
  const [first] = statements;
  return statements.length === 1 && first ? `${first.loan.loanNo} ${asOf}` : asOf;
};

const loanPart = ({ loan, explanation }: LoanStatement): Html =>
  html`<h1>Loan statement ${loan.loanNo}</h1>
    <p class="soft">As of ${longDay(explanation.asOf)}</p>
    ${loanFacts(loan)} ${payoutTable(explanation.payout)}
    <h2>How it came to be</h2>
    ${explanationTable(explanation)}`;

const sumsPart = (paper: StatementPaper): Html =>
  html`<h1>All loans of this statement</h1>
    <p class="soft">As of ${longDay(paper.asOf)}</p>
    ${owedTable(paper.statements)}`;

/** C-361, C-365, C-419, R-276: each loan with its explanation, and the sum of several. */
export const loanStatementDocument = defineDocument<StatementPaper>({
  name: 'loanStatement',
  style,
  title: () => 'Case-Based Loan Statement',
  fileName: (paper) => `Loan statement ${nameOf(paper)}`,
  parts: (paper) => [
    ...(paper.statements.length > 1 ? [sumsPart(paper)] : []),
    ...paper.statements.map(loanPart),
  ],
});

const owedRow = ({ loan, explanation: { payout } }: LoanStatement): Html =>
  html`<tr>
    <td>${loan.loanNo}</td>
    <td>${[loan.claimantName, loan.caseNo].filter(Boolean).join(', ')}</td>
    <td>${longDay(loan.dueOn)}</td>
    ${figure(payout.principal)} ${figure(interestOf(payout))} ${figure(payout.fees)}
    ${figure(payout.credit)} ${figure(payout.total)}
  </tr>`;

function owedTable(statements: readonly LoanStatement[]): Html {
  return html`<table>
    <thead>
      ${headRow(['Loan', 'For', 'Due'], ['Principal', 'Interest', 'Fees', 'Credit held', 'Payout'])}
    </thead>
    <tbody>
      ${statements.map(owedRow)}
    </tbody>
    <tfoot>
      ${sumRow('Payout of all', sumOfPayouts(statements), 7, true)}
    </tfoot>
  </table>`;
}

const borrowerPart = (asOf: PlainDate, own: readonly LoanStatement[]): Html =>
  html`<h1>Outstanding statement</h1>
    <p>${own[0]?.loan.borrower ?? ''}</p>
    <p class="soft">As of ${longDay(asOf)}</p>
    ${owedTable(own)}`;

/** C-360, R-274: one part for each borrower. */
export const loansOutstandingDocument = defineDocument<StatementPaper>({
  name: 'loansOutstanding',
  orientation: 'landscape',
  style,
  title: () => 'Disbursement Outstanding Statement',
  fileName: ({ asOf }) => `Outstanding loans ${asOf}`,
  parts: ({ asOf, statements }) =>
    [...Map.groupBy(statements, ({ loan }) => loan.borrowerId).values()].map((own) =>
      borrowerPart(asOf, own),
    ),
});

const numberOf = ({ loan }: LoanStatement): string => loan.fundingInvoiceNo ?? loan.loanNo;

/** C-359, C-400, R-271: what was posted day by day, and what is owed. */
export const daySheetDocument = defineDocument<LoanStatement>({
  name: 'loanDaySheet',
  style,
  title: (statement) => `Funding transaction invoice ${numberOf(statement)}`,
  fileName: (statement) => `Funding transaction invoice ${numberOf(statement)}`,
  parts: (statement) => [
    html`<h1>Funding transaction invoice ${numberOf(statement)}</h1>
      <p class="soft">As of ${longDay(statement.explanation.asOf)}</p>
      ${loanFacts(statement.loan)} ${explanationTable(statement.explanation, false)}`,
  ],
});

/** One advance that was paid out. */
export type PaidAdvance = {
  readonly loanNo: string;
  readonly claimantName: string | null;
  readonly on: PlainDate;
  readonly amount: string;
};

export type RemittancePaper = {
  readonly borrower: string;
  readonly from: PlainDate;
  readonly asOf: PlainDate;
  readonly advances: readonly PaidAdvance[];
};

export const sumOfAdvances = ({ advances }: Pick<RemittancePaper, 'advances'>): string =>
  addMoney('0', ...advances.map(({ amount }) => amount));

/** C-409: what was paid to the borrower in a time. */
export const loanRemittanceDocument = defineDocument<RemittancePaper>({
  name: 'loanRemittance',
  style,
  title: () => 'Remittance advice',
  fileName: ({ borrower, asOf }) => `Remittance advice ${borrower} ${asOf}`,
  parts: (paper) => [
    html`<h1>Remittance advice</h1>
      <p>${paper.borrower}</p>
      <p class="soft">${longDay(paper.from)} to ${longDay(paper.asOf)}</p>
      <table>
        <thead>
          ${headRow(['Paid on', 'Loan', 'For'], ['Amount'])}
        </thead>
        <tbody>
          ${paper.advances.map(
            ({ on, loanNo, claimantName, amount }) =>
              html`<tr>
                <td>${longDay(on)}</td>
                <td>${loanNo}</td>
                <td>${claimantName ?? ''}</td>
                ${figure(amount)}
              </tr>`,
          )}
        </tbody>
        <tfoot>
          ${sumRow('Paid', sumOfAdvances(paper), 3, true)}
        </tfoot>
      </table>`,
  ],
});
