import { choice, date, decimal, defineResource, lookup, text } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';
import { covenantKinds } from './covenant-kinds.ts';

/** What the lender holds the borrower to, as a figure that is tested every day. */
export const agreementCovenant = defineResource({
  name: 'agreementCovenant',
  segment: 'agreement-covenants',
  label: ['Covenant', 'Covenants'],
  title: '{kind} {bound}',
  features: ['FundingTransaction'],
  parent: { field: 'agreementId', as: 'covenant-terms' },
  pages: { only: [] },

  fields: {
    agreementId: lookup('Agreement', fundingAgreement.name, { required: true }),
    kind: choice('Covenant', covenantKinds, { required: true }),
    bound: decimal('Bound', { scale: 2, min: 0, max: 1_000_000, required: true }),
    note: text('Note', { max: 500 }),
    /** Empty: it was met when the day-end tested it last. */
    breachedOn: date('Breached since', { readOnly: true, history: false }),
  },
  unique: [['agreementId', 'kind']],
  verbs: { list: caseTeam, read: caseTeam, create: office, update: office, delete: office },
  scope: { CASE_MANAGER: { 'agreementId.borrowerId': 'ownCompanyIds' } },

  list: { columns: ['agreementId', 'kind', 'bound', 'note', 'breachedOn'], sort: 'kind' },
  filters: ['agreementId', 'kind', 'breachedOn'],
  detail: { Covenant: ['agreementId', 'kind', 'bound', 'note'] },
});
