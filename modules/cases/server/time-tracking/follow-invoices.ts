import { accept, move } from '#kernel/domain';
import { defineRule, rowsById } from '#kernel/server';
import { caseCharge, timeWorkflow } from '../../domain/index.ts';
import { asServer } from '../engine/index.ts';

const factsText = `select id::text as id, status from case_charges
  where id = any($1::uuid[]) and kind = 'time'`;
const entriesText = `select id::text as id, charge_id::text as "chargeId", billing_status as "billingStatus",
    approval from time_tracking where charge_id = any($1::uuid[]) and not is_deleted order by id`;

type Entry = {
  readonly id: string;
  readonly chargeId: string;
  readonly billingStatus: string;
  readonly approval: string;
};

type Charge = { readonly id: string; readonly status: string };

const moveOf = (entry: Entry, status: string | undefined) => {
  if (status === 'invoiced' && entry.billingStatus === 'readyToBill')
    return move(timeWorkflow, entry, 'bill');
  const isTakenBack = status === 'pending' && entry.billingStatus === 'billed';
  return isTakenBack ? move(timeWorkflow, entry, 'unbill') : null;
};

export const followInvoices = defineRule({
  name: 'cases.timeFollowsInvoices',
  sentence: 'G-027: an entry of time is billed while its charge stands on an invoice.',
  on: caseCharge,
  when: ['change', 'move'],
  writes: [timeWorkflow.on],
  facts: rowsById<Charge>(factsText),
  async more({ tx }, changes) {
    const moved = changes.filter(({ before, after }) => before?.status !== after?.status);
    const ids = moved.map(({ id }) => id);
    return ids.length ? asServer(tx, () => tx.query<Entry>(entriesText, [ids])) : [];
  },
  decide(changes, _asked, entries) {
    const now = new Map(changes.map(({ id, after }) => [id, after?.status]));
    return accept(entries.map((entry) => moveOf(entry, now.get(entry.chargeId))));
  },
});
