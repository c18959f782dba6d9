import { accept, date, defineAction, lookup, refuse, text } from '#kernel/domain';
import type { Decision, PlainDate } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import type { ContractStatus, RecruitmentStatus } from './catalogues.ts';
import type { ContractDates } from './has-contract.ts';

const features = ['SpecialistAgreementTemplate'] as const;

/** C-214: renders the agreement of a contract and keeps it; without one the newest draft is taken. */
export const generateAgreement = defineAction({
  name: 'generateAgreement',
  on: 'specialist',
  label: 'Generate agreement',
  route: 'POST /app/specialists/{id}/agreement/generate',
  roles: settingsStaff,
  features,
  input: { contractId: lookup('Contract', 'specialistContract') },
});

/** C-215: the dates of the signed contract become those that booking asks for. */
export const syncAgreement = defineAction({
  name: 'syncAgreement',
  on: 'specialist',
  label: 'Sync agreement',
  route: 'PUT /app/specialists/{id}/agreement/sync',
  roles: settingsStaff,
  features,
  input: {},
});

/** C-216: HTML, for the staff and for the specialist whose agreement it is. */
export const viewAgreement = defineAction({
  name: 'viewAgreement',
  on: 'specialist',
  label: 'View agreement',
  route: 'GET /app/specialists/{id}/ViewSpecialistAgreement',
  roles: [...settingsStaff, 'SPECIALIST'],
  features,
  input: { contractId: lookup('Contract', 'specialistContract') },
});

/** By the specialist in their profile, or by staff who hold the signed paper. */
export const signContract = defineAction({
  name: 'sign',
  on: 'specialistContract',
  label: 'Record signature',
  route: 'PUT /app/specialist-contracts/{id}/sign',
  roles: [...settingsStaff, 'SPECIALIST'],
  input: {
    signedBy: text('Signed by', { required: true, max: 200 }),
    signedDate: date('Signed on'),
  },
});

export const cancelContract = defineAction({
  name: 'cancel',
  on: 'specialistContract',
  label: 'Cancel contract',
  route: 'PUT /app/specialist-contracts/{id}/cancel',
  roles: settingsStaff,
  input: {},
});

export type ContractFacts = {
  id: string;
  specialistId: string;
  startDate: PlainDate;
  endDate: PlainDate | null;
  status: ContractStatus;
  signedDate: PlainDate | null;
  signedBy: string | null;
  documentId: string | null;
};

type SignatureInput = { signedBy: string; signedDate?: PlainDate | null };

export function decideSignature(
  contract: ContractFacts,
  input: SignatureInput,
  today: PlainDate,
  isOwn: boolean,
): Decision<ContractFacts> {
  if (contract.status === 'signed') return refuse('contractSignedAlready');
  if (contract.status === 'cancelled') return refuse('contractCancelled');
  if (isOwn && contract.status !== 'sent') return refuse('agreementNotSent');
  const signedDate = (isOwn ? null : input.signedDate) ?? today;
  if (signedDate > today) return refuse('signedInFuture');
  return accept({ status: 'signed', signedBy: input.signedBy, signedDate }, [
    { type: 'ContractSigned', contractId: contract.id, specialistId: contract.specialistId },
  ]);
}

export function decideContractCancellation(contract: ContractFacts): Decision<ContractFacts> {
  if (contract.status === 'cancelled') return refuse('contractCancelled');
  return accept({ status: 'cancelled' });
}

/** A signed or cancelled contract is not rendered again: what was signed stays what it was. */
export function decideGeneration(contract: ContractFacts | null): Decision<ContractFacts> {
  if (!contract) return refuse('contractMissing');
  if (contract.status === 'signed') return refuse('contractSignedAlready');
  if (contract.status === 'cancelled') return refuse('contractCancelled');
  return accept({ status: 'sent' });
}

type SyncFacts = ContractDates & { recruitmentStatus: RecruitmentStatus };

/** The signed contract of today, or the one that comes next, or the last one. */
export function contractInForce(
  contracts: readonly ContractFacts[],
  today: PlainDate,
): ContractFacts | null {
  const signed = contracts
    .filter(({ status }) => status === 'signed')
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  const now = signed.findLast((one) => one.startDate <= today && (one.endDate ?? today) >= today);
  return now ?? signed.find((one) => one.startDate > today) ?? signed.at(-1) ?? null;
}

export function decideSync(
  contracts: readonly ContractFacts[],
  today: PlainDate,
): Decision<SyncFacts> {
  const contract = contractInForce(contracts, today);
  if (!contract) return refuse('agreementNotSigned');
  return accept({ onboardedDate: contract.startDate, onboardedEndDate: contract.endDate });
}
