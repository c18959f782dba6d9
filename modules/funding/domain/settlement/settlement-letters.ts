import { fact, isSome, longDay, moneyStyle, sumRow } from '#billing/domain';
import { defineDocument } from '#documents/domain';
import { addMoney, amountText, exact, html, toCents } from '#kernel/domain';
import { vocabularyOf } from '#platform/domain';
import type { Html, Money, PlainDate } from '#kernel/domain';
import { accountLine } from '../repayment/repayment-documents.ts';
import type { PayTo } from '../repayment/repayment-documents.ts';
import type { PayoutFigure } from './settlement-actions.ts';

export type LetterHead = {
  readonly loanNo: string;
  readonly agreementNo: string;
  readonly borrower: string;
  readonly claimant: string | null;
  /** How the tenant calls them. */
  readonly personWord: string | null;
  readonly caseNo: string | null;
  readonly claimNo: string | null;
  readonly lender: PayTo;
  readonly today: PlainDate;
};

const facts = (head: LetterHead): Html =>
  html`<div class="paper-facts">
    <p><b>${head.borrower}</b></p>
    <div>
      ${fact('Date', longDay(head.today))} ${fact('Loan', head.loanNo)}
      ${fact('Agreement', head.agreementNo)}
      ${fact(vocabularyOf(head.personWord ?? undefined), head.claimant)}
      ${fact('Case', head.caseNo)} ${fact('Claim', head.claimNo)}
    </div>
  </div>`;

const table = (rows: readonly (readonly [string, Money])[], total: readonly [string, Money]) =>
  html`<table>
    <tbody>
      ${rows.filter(([, amount]) => isSome(amount)).map(([words, amount]) => sumRow(words, amount, 1))}
      ${sumRow(...total, 1, true)}
    </tbody>
  </table>`;

export type PayoutLetter = LetterHead & { readonly payout: PayoutFigure };

const payoutPage = ({ payout, lender, ...head }: PayoutLetter): Html =>
  html`<h1>${`Payout figure of ${longDay(payout.on)}`}</h1>
    ${facts({ lender, ...head })}
    <p>
      ${`This loan is settled by ${amountText(payout.total)} if it is received until ${longDay(payout.validUntil)}. Each day after that adds about ${amountText(payout.perDay)}.`}
    </p>
    ${table(
      [
        ['Principal', payout.principal],
        ['Interest', payout.interest],
        ['Interest to the least agreed', payout.minimumTopUp],
        ['Rebate for settling early', payout.rebate],
        ['Fees with GST', payout.fees],
        ['Credit held', payout.credit],
      ],
      ['Payout', payout.total],
    )}
    ${payout.isForecast && html`<p>What is lent or paid until then changes this figure.</p>`}
    <div class="pay-to">
      <p>${`Please pay to ${lender.accountName ?? lender.name}.`}</p>
      ${accountLine(lender)}
      <p>${`Reference: ${head.loanNo}`}</p>
    </div>`;

export const payoutLetter = defineDocument<PayoutLetter>({
  name: 'payoutLetter',
  style: moneyStyle,
  title: ({ loanNo }) => `Payout letter ${loanNo}`,
  fileName: ({ loanNo, payout }) => `Payout letter ${loanNo} ${payout.on}`,
  parts: (letter) => [payoutPage(letter)],
});

export type DischargeLetter = LetterHead & {
  readonly settledOn: PlainDate;
  readonly payout: Money;
  readonly writtenOff: Money;
  readonly creditLeft: Money;
};

const dischargePage = ({
  settledOn,
  payout,
  writtenOff,
  creditLeft,
  ...head
}: DischargeLetter): Html =>
  html`<h1>Discharge of loan</h1>
    ${facts(head)}
    <p>
      ${`${head.lender.name} confirms that loan ${head.loanNo} was settled on ${longDay(settledOn)}. Nothing more is owed on it, and whatever secures it is released.`}
    </p>
    ${table(
      [
        ['Paid', toCents(exact(payout).minus(writtenOff))],
        ['Released', writtenOff],
      ],
      ['Payout', addMoney(payout)],
    )}
    ${isSome(creditLeft) && html`<p>${`${amountText(creditLeft)} was received beyond the payout and is held for you.`}</p>`}
    <p class="signed">Signed for the lender: ______________________</p>`;

export const dischargeLetter = defineDocument<DischargeLetter>({
  name: 'dischargeLetter',
  style: `${moneyStyle}
p.signed { margin-top: 4em; }`,
  title: ({ loanNo }) => `Discharge letter ${loanNo}`,
  fileName: ({ loanNo }) => `Discharge letter ${loanNo}`,
  parts: (letter) => [dischargePage(letter)],
});
