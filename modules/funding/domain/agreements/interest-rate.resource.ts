import { date, decimal, defineResource, lookup } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { fundingAgreement } from './funding-agreement.resource.ts';

/** C-855 to C-860: a yearly rate that holds from a day on, until the next one. */
export const interestRate = defineResource({
  name: 'interestRate',
  segment: 'interest-rates',
  label: ['Interest Rate', 'Interest Rates'],
  title: '{percent} % from {effectiveFrom}',
  features: ['FundingTransaction'],
  parent: { field: 'agreementId', as: 'rates' },
  pages: { only: [] },

  fields: {
    agreementId: lookup('Agreement', fundingAgreement.name, { required: true }),
    borrowerId: lookup('Borrower', 'company', {
      computedBy: ['fill_rate_borrower', 'take_agreement_along'],
    }),
    effectiveFrom: date('From', { required: true }),
    percent: decimal('Rate a year (%)', { scale: 6, min: 0, max: 100, required: true }),
  },
  unique: [['agreementId', 'effectiveFrom']],
  verbs: { list: caseTeam, read: caseTeam, create: office, update: office, delete: office },
  scope: { CASE_MANAGER: { borrowerId: 'ownCompanyIds' } },

  list: { columns: ['agreementId', 'effectiveFrom', 'percent'], sort: 'effectiveFrom desc' },
  filters: ['agreementId', 'effectiveFrom'],
  detail: { Rate: ['agreementId', 'effectiveFrom', 'percent'] },
});
