import { defineRefusals } from '#kernel/domain';
import { formRefusals } from './forms/refusals.ts';

export const peopleRefusals = defineRefusals({
  ...formRefusals,
  contractorInactive: { status: 422, message: 'This contractor is inactive. Enable them first.' },
  noContractorRecord: {
    status: 422,
    message: 'Your account belongs to no contractor. Please ask the office.',
  },
  injuredBeforeBirth: {
    status: 422,
    field: 'injuryDate',
    message: 'The injury lies before the date of birth. Change one of them.',
  },
  caseManagerElsewhere: {
    status: 422,
    field: 'caseManagerId',
    message:
      'This case manager works neither for the company nor for one that it shares claimants with. Choose another case manager.',
  },
  clientInactive: { status: 422, message: 'This client is inactive. Enable them first.' },
  emailNeeded: {
    status: 422,
    field: 'email',
    message: 'Enter an email address first: the link is sent there.',
  },
});
