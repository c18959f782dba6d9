import { accept, change, defineEvent, emit, lookup, move, permits, refuse } from '#kernel/domain';
import type { InputOf, Decision, PlainDate, Refused, Write } from '#kernel/domain';
import { completion } from './advance-onboarding.ts';
import { contractInForce, signedContractOf } from './contract-in-force.ts';
import type { ContractFacts } from './contract-in-force.ts';
import type { ContractDates } from './has-contract.ts';
import { specialistContractWorkflow } from './specialist-contract.workflow.ts';
import { specialist } from './specialist.resource.ts';
import { specialistWorkflow } from './specialist.workflow.ts';
import type { SpecialistStanding } from './specialist.workflow.ts';

export const contractSigned = defineEvent('ContractSigned', {
  contractId: lookup('Contract', 'specialistContract', { required: true }),
  specialistId: lookup('Specialist', 'specialist', { required: true }),
});

/** Whose contract it is, and the other contracts that they have. */
export type ContractOwner = {
  readonly specialist: SpecialistStanding & ContractDates;
  readonly others: readonly ContractFacts[];
};

type SignatureFacts = ContractOwner & {
  readonly today: PlainDate;
  /** The specialist signs, not staff who hold the paper. */
  readonly isOwn: boolean;
  /** What was signed by link. */
  readonly signedDocumentId?: string;
};

/** The contract, the dates that booking asks for and the recruitment follow from one signature. */
export function decideSignature(
  contract: ContractFacts,
  input: InputOf<typeof specialistContractWorkflow.actions.sign>,
  { specialist: owner, others, today, isOwn, signedDocumentId }: SignatureFacts,
): Decision {
  if (isOwn && contract.status === 'draft') return refuse('agreementNotSent');
  const signedDate = (isOwn ? null : input.signedDate) ?? today;
  if (signedDate > today) return refuse('signedInFuture');
  const values = {
    signedBy: input.signedBy,
    signedDate,
    ...(signedDocumentId !== undefined && { signedDocumentId }),
  };
  return accept(
    move(specialistContractWorkflow, contract, 'sign', { values }),
    followSignature(owner, [...others, { ...contract, status: 'signed' }], today),
    emit(contractSigned({ contractId: contract.id, specialistId: owner.id })),
  );
}

/** Stage 3 waits for nothing but the signature; who was only being recruited is onboarded from now on. */
function followSignature(
  owner: SpecialistStanding,
  contracts: readonly ContractFacts[],
  today: PlainDate,
): readonly (Write | Refused)[] {
  const values = datesOf(contractInForce(contracts, today));
  const signedContract = signedContractOf(contracts, today);
  if (signedContract && owner.recruitmentStatus !== 'ONBOARDED') {
    if (permits(specialistWorkflow, owner, 'completeOnboarding')) {
      return completion({ ...owner, signedContract });
    }
    const isRecruited = owner.recruitmentStatus === 'RECRUITING';
    if (isRecruited && permits(specialistWorkflow, owner, 'startOnboarding')) {
      return [move(specialistWorkflow, owner, 'startOnboarding', { values })];
    }
  }
  return [change(specialist, owner.id, values)];
}

const datesOf = (contract: ContractFacts | null): ContractDates => ({
  onboardedDate: contract?.startDate ?? null,
  onboardedEndDate: contract?.endDate ?? null,
});

/** Who was bound by the cancelled contract alone is bound no more, and is not onboarded any more. */
export function decideContractCancellation(
  contract: ContractFacts,
  { specialist: owner, others, today }: ContractOwner & { readonly today: PlainDate },
): Decision {
  const isHeld =
    contract.status === 'signed' &&
    owner.onboardedDate === contract.startDate &&
    owner.onboardedEndDate === contract.endDate;
  const values = datesOf(contractInForce(others, today));
  const isReopened =
    owner.recruitmentStatus === 'ONBOARDED' && signedContractOf(others, today) === null;
  return accept(
    move(specialistContractWorkflow, contract, 'cancel'),
    isHeld &&
      (isReopened
        ? move(specialistWorkflow, owner, 'reopenOnboarding', { values })
        : change(specialist, owner.id, values)),
  );
}
