import { addMoney, defineAction, exact } from '#kernel/domain';
import type { AskedChoice, Money, PlainDate } from '#kernel/domain';
import { office } from '#platform/domain';
import { billAmounts } from './bill-money.ts';
import type { Terms } from './bill-money.ts';
import { payTerms } from './pay-terms.resource.ts';

/** What shall become of the fees that were earned under the terms as they were. */
export const forFeesName = 'forFees';
export const forFees = { apply: 'apply', leave: 'leave' } as const;

/** A fee of which nothing is paid and nothing is in a payment. */
export type OpenFee = {
  readonly id: string;
  readonly caseId: string;
  readonly specialist: string;
  readonly description: string;
  readonly caseNo: string | null;
  readonly earnedOn: PlainDate;
  readonly share: Money;
  readonly commission: Money;
  readonly gst: Money;
  readonly total: Money;
};

export type FeeTerms = Terms & { readonly gstRegisteredFrom: PlainDate | null };

export type TouchedFee = OpenFee & { readonly after: Money };

/** The terms of one day: who registered later carries no GST on what was earned before. */
export const payTermsOn = (terms: FeeTerms, day: PlainDate): Terms => ({
  commissionPercent: terms.commissionPercent,
  isGstRegistered:
    terms.isGstRegistered && (terms.gstRegisteredFrom === null || day >= terms.gstRegisteredFrom),
});

/** Those that would say something else under these terms. */
export const touchedFees = (
  fees: readonly (OpenFee & { readonly terms: FeeTerms })[],
): readonly TouchedFee[] =>
  fees.flatMap(({ terms, ...fee }) => {
    const after = billAmounts(fee.share, payTermsOn(terms, fee.earnedOn));
    const isSame =
      exact(after.commission).equals(fee.commission) && exact(after.gst).equals(fee.gst);
    return isSame ? [] : [{ ...fee, after: after.total }];
  });

const counted = (count: number): string => (count === 1 ? '1 open fee' : `${count} open fees`);

const mostShown = 200;

export function feesOfChange(touched: readonly TouchedFee[]) {
  const fees = counted(touched.length);
  const before = addMoney('0', ...touched.map(({ total }) => total));
  const after = addMoney('0', ...touched.map((fee) => fee.after));
  const choice: AskedChoice = {
    name: forFeesName,
    options: [
      {
        value: forFees.apply,
        label: 'Apply to them',
        hint: 'What was posted for them is reversed and posted anew.',
        confirm: `Change ${fees}`,
      },
      {
        value: forFees.leave,
        label: 'Leave them as they were earned',
        hint: 'The new terms hold for what is earned from now on.',
        confirm: `Leave ${fees}`,
      },
    ],
    about: { before, after, count: touched.length, fees: touched.slice(0, mostShown) },
  };
  return { values: { fees, before, after }, choice };
}

/** Fees that were earned before: they follow the pay details as they stand. */
export const applyTerms = defineAction({
  name: 'applyTerms',
  on: payTerms,
  label: 'Apply to open fees',
  route: 'POST /app/specialist-pay-terms/{id}/applyTerms',
  roles: office,
  input: {},
  answer: { fees: 'number' },
});
