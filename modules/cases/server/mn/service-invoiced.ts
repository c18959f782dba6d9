import { accept } from '#kernel/domain';
import { defineRule, rowsById, writeBySystem } from '#kernel/server';
import type { RuleCall } from '#kernel/server';
import { caseCharge, mnType, moveCase } from '../../domain/index.ts';
import { moveFacts, storedCase, undoFacts } from '../engine/index.ts';

type Charge = { readonly id: string; readonly caseId: string; readonly status: string };

const text = `select h.id::text as id, h.case_id::text as "caseId", h.status
  from case_charges h join cases k on k.id = h.case_id
  where h.id = any($1::uuid[]) and k.case_type = 'MN' and h.kind = 'service' and not h.is_deleted`;

async function follow({ tx, services }: RuleCall, { caseId, status }: Charge): Promise<void> {
  const record = await storedCase(tx, mnType, caseId);
  if (!record || record.isOnHold) return;
  const isInvoiced = status === 'invoiced';
  if (isInvoiced === (record.step === 'serviceInvoiced')) return;
  const [last] = (await undoFacts(tx, services, mnType, record)).steps;
  const name = isInvoiced ? 'serviceInvoiced' : 'serviceNotInvoiced';
  const wish = isInvoiced ? {} : { to: { step: last?.from ?? 'closeWithBookings' } };
  const facts = await moveFacts(tx, services, mnType, record);
  const decision = accept(...moveCase(mnType, record, name, facts, wish));
  if (decision.kind === 'accepted') await writeBySystem({ tx, services }, decision);
}

export const serviceInvoicedFollows = defineRule({
  name: 'cases.serviceInvoicedFollows',
  sentence: 'A matter of medical negligence is Service Invoiced while its charge is on an invoice.',
  on: caseCharge,
  when: ['change', 'move'],
  facts: rowsById<Charge>(text),
  async follow(call, changes) {
    for (const { before, after } of changes)
      if (before && after && before.status !== after.status) await follow(call, after);
  },
});
