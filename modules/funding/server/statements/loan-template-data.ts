import { longDay } from '#billing/domain';
import { templateFactsPoint } from '#correspondence/server';
import { practiceDay } from '#billing/server';
import { addMoney, amountText, moduleNameOf } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { interestOf, loanFunding, sumOfPayouts } from '../../domain/index.ts';
import type { LoanStatement } from '../../domain/index.ts';
import { borrowerAddress } from './borrower-address.ts';
import { readCountedLoans, statementsOn } from './read-loan-statements.ts';

/** What the templates say of loans of one borrower. */
export function loanTemplateData(statements: readonly LoanStatement[], asOf: PlainDate) {
  const first = statements[0]?.loan;
  return {
    company: { name: first?.borrower ?? '' },
    agreement: { number: first?.agreementNo ?? '' },
    case: { caseNo: first?.caseNo ?? '', claimNo: first?.claimNo ?? '' },
    client: { fullName: first?.claimantName ?? '' },
    statement: {
      date: longDay(asOf),
      total: amountText(sumOfPayouts(statements)),
      interest: amountText(
        addMoney('0', ...statements.map(({ explanation }) => interestOf(explanation.payout))),
      ),
      lines: statements.map(({ loan, explanation }) => ({
        date: longDay(loan.openedOn),
        description: [loan.loanNo, loan.claimantName].filter(Boolean).join(' '),
        amount: amountText(explanation.payout.total),
      })),
    },
  };
}

/** C-342, C-351: `email-preview/disbursementFunding`. */
export const loanTemplateFacts = templateFactsPoint.contribute({
  module: moduleNameOf(loanFunding),
  async read({ tx, services }, record) {
    const asOf = await practiceDay(tx, services);
    const statements = statementsOn(await readCountedLoans(tx, [record.id]), asOf);
    const borrowerId = statements[0]?.loan.borrowerId;
    return {
      data: loanTemplateData(statements, asOf),
      destination: borrowerId ? await borrowerAddress(tx, borrowerId) : null,
    };
  },
});
