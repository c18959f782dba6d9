import {
  accept,
  amountText,
  askUnanswered,
  change,
  defineAction,
  exact,
  money,
  record,
  refuse,
  text,
} from '#kernel/domain';
import type { Answers, Decision, Money, Question, RecordOf } from '#kernel/domain';
import { caseCharge } from './case-charge.resource.ts';

/** Where the tables of prices and fees said nothing, or something else was agreed. */
export const priceCharge = defineAction({
  name: 'price',
  on: caseCharge,
  label: 'Set price',
  route: 'PUT /app/case-charges/{id}/price',
  roles: ['ADMIN_STAFF', 'ACCOUNTING'],
  input: {
    amount: money('Fee', { min: 0, max: 1_000_000, hint: 'Without GST.' }),
    payeeAmount: money('Specialist earns', { min: 0, max: 1_000_000 }),
    reason: text('Reason', { required: true, max: 200 }),
  },
  answer: record(caseCharge),
});

type Charge = Pick<
  RecordOf<typeof caseCharge>,
  'id' | 'kind' | 'status' | 'amount' | 'payeeAmount' | 'specialistId' | 'priceRule'
>;

export type ChargePrice = {
  readonly amount?: Money | null;
  readonly payeeAmount?: Money | null;
  readonly reason: string;
};

/** The note by which a case keeps that somebody agreed to it. */
export const payAboveFeeSubject = 'Pay above the price';

/** Asked of whoever books, prices or charges: nothing is left for the practice. */
export function payAboveFee(
  amount: Money | null | undefined,
  pay: Money | null | undefined,
): Question | null {
  if (!amount || !pay || !exact(pay).greaterThan(amount)) return null;
  return {
    key: 'payAboveFee',
    text: `The specialist earns ${amountText(pay)} and the customer pays ${amountText(amount)}. Do you want to continue?`,
  };
}

/** What was left out stays; a fee that the customer approved changes with the customer's word only. */
export function decideChargePrice(
  charge: Charge,
  { amount = charge.amount ?? null, payeeAmount = charge.payeeAmount ?? null, reason }: ChargePrice,
  answers: Answers,
): Decision {
  const isPaidOnly = charge.kind === 'specialistOnly';
  const isQuoted = charge.priceRule?.startsWith(approvedQuotationRule) === true;
  const isOther = isQuoted && (amount === null || !exact(amount).equals(charge.amount ?? '0'));
  const questions = [
    isOther && { key: 'customerAgreed', text: customerAgreedQuestion },
    payAboveFee(amount, payeeAmount),
  ].filter((question) => question !== false && question !== null);
  return accept(
    charge.status !== 'pending' && refuse('chargeNotPending'),
    isPaidOnly && amount !== null && refuse('specialistOnlyHasNoFee', { field: 'amount' }),
    payeeAmount !== null &&
      !charge.specialistId &&
      refuse('chargeWithoutSpecialist', { field: 'payeeAmount' }),
    askUnanswered(questions, answers),
    change(caseCharge, charge.id, {
      amount,
      payeeAmount,
      priceRule: ruleInWords(charge, isOther, reason),
    }),
  );
}

/** The words by which a charge keeps that the customer agreed to another amount than the quoted one. */
export const customerAgreedWords = 'the customer agreed to another amount';

/** A quoted charge stays one: whoever changes it again, or invoices another amount, is asked again. */
function ruleInWords({ priceRule }: Charge, isOther: boolean, reason: string): string {
  if (!priceRule?.startsWith(approvedQuotationRule)) return `Set by hand: ${reason}`;
  const [quotation = ''] = priceRule.split(';');
  return isOther ? `${quotation}; ${customerAgreedWords}: ${reason}` : priceRule;
}

/** How the price of a charge says that an approved quotation gave it. */
export const approvedQuotationRule = 'Approved quotation';

export const customerAgreedQuestion =
  'The customer approved another amount in the quotation. Has the customer agreed to this one?';

/** What a person must find out about a charge, in the words of their task; null: all is known. */
export function missingPrice({
  kind,
  description,
  amount,
  payeeAmount,
  status,
}: {
  readonly kind: string;
  readonly description: string;
  readonly amount: string | null;
  readonly payeeAmount: string | null;
  readonly status: string;
}): string | null {
  if (status !== 'pending') return null;
  if (kind === 'specialistOnly')
    return payeeAmount === null ? `Set what the specialist earns for "${description}"` : null;
  return amount === null ? `Set the fee of "${description}"` : null;
}
