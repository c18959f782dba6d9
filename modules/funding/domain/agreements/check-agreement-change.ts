import { accept, exact, refuse } from '#kernel/domain';
import type { Decision, Money, Refused } from '#kernel/domain';
import type { AgreementStatus } from './agreement-choices.ts';
import { isAbove } from './decide-agreement.ts';
import { fundingAgreement } from './funding-agreement.resource.ts';

/** Loans that have run by these are counted from them again every day. */
export const countedTerms = [
  'fundingProviderId',
  'borrowerId',
  'interestKind',
  'timing',
  'dayCount',
  'compounding',
  'upfrontBasis',
  'termDays',
  'rebate',
  'minimumInterest',
  'graceDays',
  'defaultPercent',
  'allocationOrder',
  'feeTime',
  'feeUnit',
  'feeValue',
  'feeHasGst',
  'dayFees',
] as const;

export type AgreementFacts = {
  readonly status: AgreementStatus;
  /** As the database writes them, so that `10` and `10.00` do not differ by themselves. */
  readonly terms: Readonly<Record<(typeof countedTerms)[number], unknown>>;
  readonly fundingType: string;
  readonly facilityLimit: Money;
  readonly drawn: Money;
  readonly defaultPercent: string | null;
  readonly hasFirstRate: boolean;
  readonly loansWithEntries: number;
  readonly rateCap: string | null;
};

function changedTerms(before: AgreementFacts, after: AgreementFacts): Refused | false {
  const changed = countedTerms.filter((key) => before.terms[key] !== after.terms[key]);
  if (!changed.length || after.loansWithEntries === 0) return false;
  const [first] = changed;
  return refuse('agreementTermsFixed', {
    ...(first && { field: first }),
    values: {
      terms: changed.map((key) => fundingAgreement.fields[key].label).join(', '),
      loans: after.loansWithEntries === 1 ? '1 loan' : `${after.loansWithEntries} loans`,
    },
  });
}

function changeOf(before: AgreementFacts, after: AgreementFacts, isEdit: boolean): Decision {
  return accept(
    before.status === 'cancelled' && refuse('agreementCancelled'),
    changedTerms(before, after),
    isEdit &&
      before.status === 'effective' &&
      before.fundingType !== after.fundingType &&
      refuse('agreementTypeByCall', { field: 'fundingType' }),
    before.status === 'effective' && !after.hasFirstRate && refuse('agreementWithoutRate'),
    exact(after.facilityLimit).lessThan(after.drawn) &&
      refuse('agreementLimitBelowDrawn', {
        field: 'facilityLimit',
        values: { drawn: after.drawn },
      }),
  );
}

/** Limits, caps and the end may change at any time; what interest is counted by may not. */
export function checkAgreementChange(
  before: AgreementFacts | null,
  after: AgreementFacts | null,
  /** False: `changeFundingType` has said what becomes of the loans. */
  isEdit: boolean,
): Decision {
  if (!after) return accept();
  return accept(
    isAbove(after.defaultPercent, after.rateCap) &&
      refuse('rateAboveCap', { field: 'defaultPercent', values: { cap: after.rateCap ?? '' } }),
    before && asItem(changeOf(before, after, isEdit)),
  );
}

const asItem = (decision: Decision) => (decision.kind === 'accepted' ? null : decision);
