import type { PlainDate } from '#kernel/domain';
import type { ContractStatus } from './specialist-choices.ts';
import type { SignedContract } from './onboarding.ts';

export type ContractFacts = {
  readonly id: string;
  readonly specialistId: string;
  readonly startDate: PlainDate;
  readonly endDate: PlainDate | null;
  readonly status: ContractStatus;
};

/** The signed contract of today, or the one that comes next, or the last one. */
export function contractInForce<C extends ContractFacts>(
  contracts: readonly C[],
  today: PlainDate,
): C | null {
  const signed = contracts
    .filter(({ status }) => status === 'signed')
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  const now = signed.findLast((one) => one.startDate <= today && (one.endDate ?? today) >= today);
  return now ?? signed.find((one) => one.startDate > today) ?? signed.at(-1) ?? null;
}

/** The contract in force unless it is over. */
export function signedContractOf(
  contracts: readonly ContractFacts[],
  today: PlainDate,
): SignedContract | null {
  const contract = contractInForce(contracts, today);
  if (!contract || (contract.endDate !== null && contract.endDate < today)) return null;
  return { startDate: contract.startDate, endDate: contract.endDate };
}
