import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { ContractDates, ContractOwner, SpecialistStanding } from '../../domain/index.ts';
import { contractsOf } from './contracts-of.ts';

const standingText = `select id, recruitment_status as "recruitmentStatus",
    staged_onboarding as "stagedOnboarding", acceptance,
    onboarded_date::text as "onboardedDate", onboarded_end_date::text as "onboardedEndDate"
  from specialists where tenant_id = $1 and id = $2 and not is_deleted for update`;

type Standing = SpecialistStanding & ContractDates;

/** Whose contract it is, locked, and the other contracts that they have. */
export async function ownerOfContract(
  tx: Tx,
  contract: { readonly id: string; readonly specialistId: string },
): Promise<ContractOwner> {
  const { id, specialistId } = contract;
  const [owner] = await tx.query<Standing>(standingText, [tx.context.tenantId, specialistId]);
  if (!owner) throw new Refused('notFound');
  const all = await contractsOf(tx, specialistId);
  return { specialist: owner, others: all.filter((one) => one.id !== id) };
}
