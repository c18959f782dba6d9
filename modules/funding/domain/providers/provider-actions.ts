import { defineAction } from '#kernel/domain';
import { office } from '#platform/domain';
import { fundingProvider } from './funding-provider.resource.ts';

/** C-333: who may draw money of this lender, and how much. */
export const borrowerInfo = defineAction({
  name: 'borrowerInfo',
  on: fundingProvider,
  label: 'Borrowers',
  route: 'GET /app/funding-providers/{id}/borrower-info',
  roles: office,
  features: ['FundingTransaction'],
  input: {},
  answer: {
    items: [
      {
        borrowerId: 'id',
        borrower: 'text',
        facilityLimit: 'money',
        drawn: 'money',
        available: 'money',
        agreements: [
          {
            id: 'id',
            agreementNo: 'text',
            fundingType: 'text',
            startsOn: 'date',
            endsOn: 'date?',
            facilityLimit: 'money',
            drawn: 'money',
            available: 'money',
          },
        ],
      },
    ],
    totalCount: 'number',
  },
});
