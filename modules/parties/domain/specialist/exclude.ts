import { accept, choice, defineEvent, emit, lookup, move } from '#kernel/domain';
import type { Decision, InputOf, PlainDate } from '#kernel/domain';
import { exclusionReasons } from './specialist-choices.ts';
import { hasContract } from './has-contract.ts';
import type { ContractDates } from './has-contract.ts';
import type { SignedContract } from './onboarding.ts';
import { specialistWorkflow } from './specialist.workflow.ts';
import type { SpecialistStanding } from './specialist.workflow.ts';

export const specialistExcluded = defineEvent('SpecialistExcluded', {
  specialistId: lookup('Specialist', 'specialist', { required: true }),
  reason: choice('Reason', exclusionReasons, { required: true }),
});

/** E-059: nobody is excluded without a reason; who is, is not offered for booking. */
export const decideExclusion = (
  specialist: SpecialistStanding,
  { exclusionReason }: InputOf<typeof specialistWorkflow.actions.exclude>,
): Decision =>
  accept(
    move(specialistWorkflow, specialist, 'exclude', {
      values: { exclusionReason },
      note: exclusionReasons[exclusionReason],
    }),
    emit(specialistExcluded({ specialistId: specialist.id, reason: exclusionReason })),
  );

type ReinstatementFacts = SpecialistStanding &
  ContractDates & { readonly signedContract: SignedContract | null };

/** Back to where the contract says they are: without a signed one that holds, before stage 4. */
export function decideReinstatement(specialist: ReinstatementFacts, today: PlainDate): Decision {
  const isBound = specialist.signedContract !== null && hasContract(specialist, today);
  return accept(
    move(specialistWorkflow, specialist, 'reinstate', {
      to: {
        recruitmentStatus: isBound ? 'ONBOARDED' : 'ONBOARDING',
        ...(isBound && { stagedOnboarding: specialist.stagedOnboarding }),
      },
      values: { exclusionReason: null },
    }),
  );
}
