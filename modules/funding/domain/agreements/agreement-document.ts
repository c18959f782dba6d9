import { longDay, moneyStyle } from '#billing/domain';
import { defineDocument } from '#documents/domain';
import { amountText, html } from '#kernel/domain';
import type { Html, Money, PlainDate } from '#kernel/domain';
import { covenantKinds, covenantWords } from '../covenants/covenant-kinds.ts';
import type { CovenantTerm } from '../covenants/test-covenant.ts';
import { dayCounts } from '../interest/day-count.ts';
import { compoundings, feeTimes, interestKinds, interestTimings } from '../interest/loan-terms.ts';
import type { Rate } from '../interest/loan-terms.ts';
import { agreementStatuses, allocationOrders, fundingTypes } from './agreement-choices.ts';
import { repaymentTimings } from './agreement-choices.ts';
import type { AgreementStatus } from './agreement-choices.ts';
import type { AgreementRow } from './agreement-terms.ts';

/** All that the paper says. */
export type PrintedAgreement = AgreementRow & {
  readonly id: string;
  readonly agreementNo: string;
  readonly status: AgreementStatus;
  readonly lender: string;
  readonly lenderEmail: string | null;
  readonly borrower: string;
  readonly borrowerEmail: string | null;
  readonly fundingType: keyof typeof fundingTypes;
  readonly repayment: keyof typeof repaymentTimings;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate | null;
  readonly facilityLimit: Money;
  readonly capPerMatter: Money | null;
  readonly capPerAdvance: Money | null;
  readonly covenants: string | null;
  readonly testedCovenants: readonly Pick<CovenantTerm, 'kind' | 'bound'>[];
  readonly rates: readonly Rate[];
};

type Line = readonly [label: string, value: string | null];

const table = (lines: readonly Line[]): Html =>
  html`<table>
    <tbody>
      ${lines.flatMap(([label, value]) =>
        value
          ? [
              html`<tr>
                <th scope="row">${label}</th>
                <td>${value}</td>
              </tr>`,
            ]
          : [],
      )}
    </tbody>
  </table>`;

const some = (amount: Money | null): string | null =>
  amount !== null && Number(amount) > 0 ? amountText(amount) : null;

const feeOf = ({ feeValue, feeUnit, feeTime, feeHasGst }: PrintedAgreement): string | null =>
  feeValue !== null && Number(feeValue) > 0
    ? `${feeUnit === '$' ? amountText(feeValue) : `${feeValue} %`} ${feeTimes[feeTime].toLowerCase()}${feeHasGst ? ' plus GST' : ''}`
    : null;

const interestOf = (given: PrintedAgreement): readonly Line[] => [
  [
    'Interest',
    `${interestKinds[given.interestKind]}, ${interestTimings[given.timing].toLowerCase()}`,
  ],
  ['Compounding', given.interestKind === 'compound' ? compoundings[given.compounding] : null],
  ['Day count', dayCounts[given.dayCount]],
  ['Term', given.timing === 'upfront' ? `${given.termDays} days` : null],
  ['Least interest', some(given.minimumInterest)],
  [
    'Default rate',
    given.defaultPercent &&
      `${given.defaultPercent} % a year after ${given.graceDays} days of grace`,
  ],
  ['Fee', feeOf(given)],
  ['Daily fees', given.dayFees],
  [
    'Payments go to',
    allocationOrders[given.allocationOrder as keyof typeof allocationOrders] ?? null,
  ],
];

const partiesOf = (given: PrintedAgreement): readonly Line[] => [
  ['Lender', given.lender],
  ['Borrower', given.borrower],
  ['Funding type', fundingTypes[given.fundingType]],
  ['Repayment', repaymentTimings[given.repayment]],
  ['From', longDay(given.startsOn)],
  ['Until', longDay(given.endsOn)],
  ['Facility limit', amountText(given.facilityLimit)],
  ['At most for one matter', some(given.capPerMatter)],
  ['At most for one advance', some(given.capPerAdvance)],
];

const ratesOf = ({ rates }: PrintedAgreement): readonly Line[] =>
  rates.map(({ from, percent }) => [longDay(from), `${percent} % a year`]);

const testedOf = ({ testedCovenants }: PrintedAgreement): readonly Line[] =>
  testedCovenants.map(({ kind, bound }) => [covenantKinds[kind], covenantWords[kind](bound)]);

export type PaperLine = readonly [label: string, value: string];

/** All that the paper says, term by term. */
export const paperLines = (given: PrintedAgreement): readonly PaperLine[] =>
  [
    ...partiesOf(given),
    ...interestOf(given),
    ...ratesOf(given).map(([from, rate]): Line => [`Rate from ${from}`, rate]),
    ...testedOf(given),
    ['Other covenants', given.covenants] as const,
  ].flatMap(([label, value]): readonly PaperLine[] => (value ? [[label, value]] : []));

const covenantsOf = (given: PrintedAgreement): Html | null =>
  given.testedCovenants.length || given.covenants
    ? html`<h2>Covenants</h2>
        ${given.testedCovenants.length > 0 && table(testedOf(given))}
        ${given.covenants && html`<p>${given.covenants}</p>`}`
    : null;

const page = (given: PrintedAgreement): Html =>
  html`<h1>Facility agreement ${given.agreementNo}</h1>
    <p class="soft">${agreementStatuses[given.status]}</p>
    ${table(partiesOf(given))}
    <h2>Interest and fees</h2>
    ${table(interestOf(given))}
    <h2>Rates</h2>
    ${given.rates.length ? table(ratesOf(given)) : html`<p>No rate is agreed yet.</p>`}
    ${covenantsOf(given)}`;

export const agreementDocument = defineDocument<PrintedAgreement>({
  name: 'facilityAgreement',
  style: moneyStyle,
  title: ({ agreementNo }) => `Facility agreement ${agreementNo}`,
  fileName: ({ agreementNo }) => `Facility agreement ${agreementNo}`,
  parts: (given) => [page(given)],
});
