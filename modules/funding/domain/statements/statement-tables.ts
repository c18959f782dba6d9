import { fact, figure, isSome, longDay, sumRow } from '#billing/domain';
import { amountText, exact, html } from '#kernel/domain';
import { vocabularyOf } from '#platform/domain';
import type { Html } from '#kernel/domain';
import type { LoanExplanation } from '../interest/explain-loan.ts';
import type { Payout } from '../interest/payout.ts';
import { closingLines, partNames, withRunningTotal } from './loan-statement.ts';
import type { OwedLine, StatementLoan } from './loan-statement.ts';

export const headRow = (words: readonly string[], figures: readonly string[]): Html =>
  html`<tr>
    ${words.map((word) => html`<th scope="col">${word}</th>`)}
    ${figures.map((word) => html`<th scope="col" class="figure">${word}</th>`)}
  </tr>`;

/** A percentage without the zeros that the database keeps. */
const percentText = (percent: string): string => `${exact(percent).toString()} %`;

const daysRow = (line: OwedLine & { kind: 'days' }): Html =>
  html`<tr class="days">
    <td>${longDay(line.from)}</td>
    <td>
      ${String(line.days)} days until ${longDay(line.to)}: ${amountText(line.balance)} at
      ${percentText(line.percent)} × ${line.fraction}
    </td>
    <td class="figure">${line.interest}</td>
    <td></td>
    <td></td>
  </tr>`;

const postedRow = (line: OwedLine & { kind: 'posted' }): Html =>
  html`<tr>
    <td>${longDay(line.on)}</td>
    <td>${line.what} <span class="soft">${partNames[line.part]}</span></td>
    <td></td>
    ${figure(line.amount)} ${figure(line.owed ?? '0.00')}
  </tr>`;

/** How each cent came to be: the runs of equal days, what was posted, and the running total. */
export const explanationTable = (explanation: LoanExplanation, withDays = true): Html => {
  const lines = withRunningTotal(explanation).filter(({ kind }) => withDays || kind === 'posted');
  return html`<table>
    <thead>
      ${headRow(['Day', 'What'], ['Interest grown', 'Posted', 'Owed'])}
    </thead>
    <tbody>
      ${lines.map((line) => (line.kind === 'days' ? daysRow(line) : postedRow(line)))}
    </tbody>
    <tfoot>
      ${closingLines(explanation).map(({ words, amount }) => sumRow(words, amount, 4))}
      ${sumRow(`Payout on ${longDay(explanation.asOf)}`, explanation.payout.total, 4, true)}
    </tfoot>
  </table>`;
};

/** What the payout is made of. */
export const payoutTable = (payout: Payout): Html => {
  const parts: readonly (readonly [string, string])[] = [
    ['Principal', payout.principal],
    ['Interest', payout.interest],
    ['Interest to the least agreed', payout.minimumTopUp],
    ['Rebate for settling early', payout.rebate],
    ['Fees', payout.fees],
    ['Credit held', payout.credit],
  ];
  return html`<table>
    <tbody>
      ${parts
        .filter(([words, amount]) => words === 'Principal' || isSome(amount))
        .map(
          ([words, amount]) =>
            html`<tr>
              <td>${words}</td>
              ${figure(amount)}
            </tr>`,
        )}
    </tbody>
    <tfoot>
      ${sumRow('Payout', payout.total, 1, true)}
    </tfoot>
  </table>`;
};

/** Whom and which matter the paper is about. */
export const loanFacts = (loan: StatementLoan): Html =>
  html`<div class="paper-facts">
    ${[
      fact('Borrower', loan.borrower),
      fact('Funding provider', loan.fundingProvider),
      fact(vocabularyOf(loan.personWord ?? undefined), loan.claimantName),
      fact('Case', loan.caseNo),
      fact('Claim number', loan.claimNo),
      fact('Matter', loan.matterId),
      fact('Agreement', loan.agreementNo),
      fact('Your reference', loan.borrowerReference),
      fact('Opened on', longDay(loan.openedOn)),
      fact('Due on', loan.dueOn ? longDay(loan.dueOn) : null),
    ].filter((one) => one !== null)}
  </div>`;
