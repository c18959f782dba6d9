import { raiseAction } from '#correspondence/server';
import type { RuleCall, Tx } from '#kernel/server';
import { todayOf } from '#platform/server';
import { caseTypeOf } from '../../domain/index.ts';
import type { CaseTypeKey } from '../../domain/index.ts';
import { personToTell } from './person-to-tell.ts';
import { storedCase } from './stored-case.ts';

export type ChargeOfCase = {
  readonly id: string;
  readonly caseId: string;
  readonly caseNo: string;
  readonly caseType: CaseTypeKey;
  readonly kind: string;
  readonly description: string;
  readonly companyId: string | null;
  readonly amount: string | null;
  readonly payeeAmount: string | null;
  readonly status: string;
};

export const chargeFactsText = `select h.id::text as id, h.case_id::text as "caseId", k.case_no as "caseNo",
    k.case_type as "caseType", h.kind, h.description, h.company_id::text as "companyId", h.amount::text as amount,
    h.payee_amount::text as "payeeAmount", h.status
  from case_charges h join cases k on k.id = h.case_id
  where h.id = any($1::uuid[]) and not h.is_deleted`;

const activeText = `select id from accounts where id = $1::uuid and is_active`;

/** Whoever answers for the case, else whoever has just made the charge. */
async function personFor(tx: Tx, charge: ChargeOfCase): Promise<string | null> {
  const type = caseTypeOf(charge.caseType);
  const record = type && (await storedCase(tx, type, charge.caseId));
  const person =
    record &&
    (await personToTell(tx, { picUserId: record.picUserId, creatorId: record.creatorId }));
  if (person) return person.id;
  const [actor] = tx.context.userId
    ? await tx.query<{ id: string }>(activeText, [tx.context.userId])
    : [];
  return actor?.id ?? null;
}

type Asking = { readonly key: string; readonly title: string; readonly note: string };

/** A task about what nobody knows of a charge; it stands on its case. */
export async function askAboutCharge(
  { tx, services }: RuleCall,
  charge: ChargeOfCase,
  asking: Asking,
): Promise<void> {
  const type = caseTypeOf(charge.caseType);
  const record = type && (await storedCase(tx, type, charge.caseId));
  const assignedUserId = await personFor(tx, charge);
  if (!record || !assignedUserId) return;
  await raiseAction(tx, services, {
    ...asking,
    assignedUserId,
    dueDate: await todayOf(tx, services),
    fromModule: charge.caseType,
    objectId: charge.caseId,
    objectReferenceName: record.caseNo,
    ...(typeof record.claimantName === 'string' && { claimantName: record.claimantName }),
  });
}
