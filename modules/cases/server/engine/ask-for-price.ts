import { clearRaised, raiseAction } from '#correspondence/server';
import { defineRule, rowsById } from '#kernel/server';
import type { RuleCall, Tx } from '#kernel/server';
import { caseCharge, caseTypeOf, missingPrice } from '../../domain/index.ts';
import type { CaseTypeKey } from '../../domain/index.ts';
import { personToTell } from './person-to-tell.ts';
import { storedCase } from './stored-case.ts';
import { todayOf } from '#platform/server';

/** Thousands of claimants have one price: one task asks for it. */
const keyOf = ({ id, caseType }: Charge): string =>
  caseType === 'MT' ? 'charge-price MT' : `charge-price ${id}`;

type Charge = {
  readonly id: string;
  readonly caseId: string;
  readonly caseType: CaseTypeKey;
  readonly kind: string;
  readonly description: string;
  readonly amount: string | null;
  readonly payeeAmount: string | null;
  readonly status: string;
};

const factsText = `select h.id::text as id, h.case_id::text as "caseId", k.case_type as "caseType", h.kind,
    h.description, h.amount::text as amount, h.payee_amount::text as "payeeAmount", h.status
  from case_charges h join cases k on k.id = h.case_id
  where h.id = any($1::uuid[]) and not h.is_deleted`;

const activeText = `select id from accounts where id = $1::uuid and is_active`;

/** Whoever answers for the case, else whoever has just made the charge. */
async function personFor(tx: Tx, charge: Charge): Promise<string | null> {
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

async function ask({ tx, services }: RuleCall, charge: Charge, title: string): Promise<void> {
  const type = caseTypeOf(charge.caseType);
  const record = type && (await storedCase(tx, type, charge.caseId));
  const assignedUserId = await personFor(tx, charge);
  if (!record || !assignedUserId) return;
  await raiseAction(tx, services, {
    key: keyOf(charge),
    title,
    note: 'The tables of prices and fees say nothing for it. Set the price of the charge, or add it to the tables.',
    assignedUserId,
    dueDate: await todayOf(tx, services),
    fromModule: charge.caseType,
    objectId: charge.caseId,
    objectReferenceName: record.caseNo,
    ...(typeof record.claimantName === 'string' && { claimantName: record.claimantName }),
  });
}

export const chargeAsksForPrice = defineRule({
  name: 'cases.chargeAsksForPrice',
  sentence: 'A charge whose fee or pay nobody knows leaves a task, which ends when it is known.',
  on: caseCharge,
  when: ['create', 'change'],
  facts: rowsById<Charge>(factsText),
  async follow(call, changes) {
    for (const { before, after } of changes) {
      if (!after) continue;
      const title = missingPrice(after);
      if (title && !before) await ask(call, after, title);
      if (!title && before && missingPrice(before))
        await clearRaised(call.tx, call.services, keyOf(after));
    }
  },
});
