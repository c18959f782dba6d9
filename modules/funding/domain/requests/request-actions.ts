import { defineAction, listOf, number } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { fundingRequest } from './funding-request.resource.ts';

/** C-393: those that wait for a decision, the oldest first. */
export const sentFundingRequests = defineAction({
  name: 'sentFundingRequests',
  on: fundingRequest,
  label: 'Waiting for a decision',
  route: 'GET /app/funding-requests/sent',
  roles: caseTeam,
  input: {
    maxResultCount: number('Rows', { min: 1, max: 100 }),
    skipCount: number('From row', { min: 0 }),
  },
  answer: listOf({
    id: 'id',
    requestNo: 'text',
    status: 'text',
    borrowerId: 'id',
    borrower: 'text?',
    fundingProviderId: 'id',
    fundingProvider: 'text?',
    fundingType: 'text',
    amount: 'money',
    wantedFrom: 'date?',
    submittedAt: 'instant?',
  }),
});
