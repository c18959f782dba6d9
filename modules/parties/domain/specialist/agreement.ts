import {
  accept,
  change,
  defineAction,
  fileAnswer,
  lookup,
  move,
  record,
  refuse,
  refuseMove,
} from '#kernel/domain';
import type { Decision, PlainDate } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { contractInForce } from './contract-in-force.ts';
import type { ContractFacts } from './contract-in-force.ts';
import { specialistContract } from './specialist-contract.resource.ts';
import { specialistContractWorkflow } from './specialist-contract.workflow.ts';
import { specialist } from './specialist.resource.ts';

const features = ['SpecialistAgreementTemplate'] as const;

/** C-214: renders the agreement of a contract and keeps it; without one the newest draft is taken. */
export const generateAgreement = defineAction({
  name: 'generateAgreement',
  on: specialist,
  dryRun: true,
  label: 'Generate agreement',
  route: 'POST /app/specialists/{id}/agreement/generate',
  roles: settingsStaff,
  features,
  input: { contractId: lookup('Contract', 'specialistContract') },
  answer: { contractId: 'id', documentId: 'id', status: 'text' },
});

/** C-215: the dates of the signed contract become those that booking asks for. */
export const syncAgreement = defineAction({
  name: 'syncAgreement',
  on: specialist,
  label: 'Sync agreement',
  route: 'PUT /app/specialists/{id}/agreement/sync',
  roles: settingsStaff,
  features,
  input: {},
  answer: record(specialist),
});

/** C-216: HTML, for the staff and for the specialist whose agreement it is. */
export const viewAgreement = defineAction({
  name: 'viewAgreement',
  on: specialist,
  label: 'View agreement',
  route: 'GET /app/specialists/{id}/ViewSpecialistAgreement',
  roles: [...settingsStaff, 'SPECIALIST'],
  features,
  input: { contractId: lookup('Contract', 'specialistContract') },
  answer: fileAnswer('text/html'),
});

/** The agreement goes to the specialist by email; their signature signs the contract. */
export const sendForSignature = defineAction({
  name: 'sendForSignature',
  on: specialistContract,
  dryRun: true,
  label: 'Send for signature',
  route: 'POST /app/specialist-contracts/{id}/sendForSignature',
  roles: settingsStaff,
  features,
  input: {},
  answer: { envelopeId: 'id' },
});

type Sendable = Pick<ContractFacts, 'status'> & { readonly documentId: string | null };

/** Null: it can be sent. */
export function refuseUnlessSendable(
  contract: Sendable,
  to: string | null,
): ReturnType<typeof refuse> | null {
  if (contract.status === 'signed' || contract.status === 'cancelled') {
    return refuseMove(specialistContractWorkflow, contract);
  }
  if (!contract.documentId) return refuse('agreementMissing');
  return to ? null : refuse('specialistHasNoEmail');
}

/** A signed or cancelled contract is not rendered again: what was signed stays what it was. */
export const decideGeneration = (contract: ContractFacts, documentId: string): Decision =>
  accept(
    move(specialistContractWorkflow, contract, 'generateAgreement', { values: { documentId } }),
  );

export function decideSync(
  specialistId: string,
  contracts: readonly ContractFacts[],
  today: PlainDate,
): Decision {
  const contract = contractInForce(contracts, today);
  if (!contract) return refuse('agreementNotSigned');
  const { startDate, endDate } = contract;
  return accept(
    change(specialist, specialistId, { onboardedDate: startDate, onboardedEndDate: endDate }),
  );
}
