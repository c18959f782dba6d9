import type { Money, PlainDate } from '#kernel/domain';
import { standardTerms } from '../interest/loan-terms.ts';
import type { LoanPart, LoanTerms, Rate } from '../interest/loan-terms.ts';
import { parseDayFees } from './day-fee-bands.ts';

/** What of a stored agreement decides the cost of a loan. */
export type AgreementRow = {
  readonly interestKind: LoanTerms['interestKind'];
  readonly timing: LoanTerms['timing'];
  readonly dayCount: LoanTerms['dayCount'];
  readonly compounding: LoanTerms['compounding'];
  readonly upfrontBasis: 'rate' | 'flat';
  readonly termDays: number;
  readonly rebate: boolean;
  readonly minimumInterest: Money;
  readonly graceDays: number;
  readonly defaultPercent: string | null;
  readonly allocationOrder: string;
  readonly feeTime: LoanTerms['fees'][number]['time'];
  readonly feeUnit: LoanTerms['fees'][number]['unit'];
  readonly feeValue: string | null;
  readonly feeHasGst: boolean;
  readonly dayFees: string | null;
};

type TermsOfLoan = {
  readonly gstPercent: string;
  readonly dueOn: PlainDate | null;
  /** When the loan was opened: the cap per matter, or the limit of the facility without one. */
  readonly approvedLimit: Money | null;
};

/** What was agreed, as the engine counts with it. */
export const termsOfAgreement = (
  row: AgreementRow,
  rates: readonly Rate[],
  { gstPercent, dueOn, approvedLimit }: TermsOfLoan,
): LoanTerms => ({
  ...standardTerms,
  interestKind: row.interestKind,
  timing: row.timing,
  dayCount: row.dayCount,
  compounding: row.compounding,
  rates,
  fees:
    Number(row.feeValue ?? 0) > 0
      ? [{ time: row.feeTime, unit: row.feeUnit, value: String(row.feeValue) }]
      : [],
  approvedLimit,
  dayFees: parseDayFees(row.dayFees ?? ''),
  gstPercent: row.feeHasGst ? gstPercent : '0',
  upfront:
    row.timing === 'upfront'
      ? { basis: row.upfrontBasis, termDays: row.termDays, rebate: row.rebate }
      : null,
  minimumInterest: row.minimumInterest,
  dueOn,
  graceDays: row.graceDays,
  defaultPercent: row.defaultPercent,
  allocationOrder: row.allocationOrder.split(',') as LoanPart[],
});
