import { defineAction, oneOf } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';
import { covenantKinds } from './covenant-kinds.ts';

/** More than a person reads; the number says the rest. */
export const mostBreachingLoans = 20;

const covenantTestsShape = {
  today: 'date',
  tests: [
    {
      id: 'id',
      kind: oneOf(covenantKinds),
      bound: 'text',
      figure: 'text',
      isMet: 'flag',
      breachedOn: 'date?',
      loanCount: 'number',
      loans: [{ id: 'id', loanNo: 'text', claimantName: 'text?', figure: 'text' }],
    },
  ],
} as const;

/** How the agreement stands today, whatever the last day-end has seen. */
export const testCovenants = defineAction({
  name: 'testCovenants',
  on: fundingAgreement,
  label: 'Test covenants',
  route: 'GET /app/funding-agreements/{id}/covenants',
  roles: caseTeam,
  input: {},
  answer: covenantTestsShape,
});

export type CovenantTests = ValueOfShape<typeof covenantTestsShape>;
