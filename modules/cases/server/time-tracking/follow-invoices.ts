import { accept, move } from '#kernel/domain';
import { defineConsequence, writeBySystem } from '#kernel/server';
import type { Consequence } from '#kernel/server';
import { timeWorkflow } from '../../domain/index.ts';
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

/** G-027: an entry is billed while its charge stands on an invoice. */
export const followInvoices: Consequence = defineConsequence<string>({
  choice: 'timeOfCharges',
  of: ['change'],
  async facts(tx, ids) {
    const rows = await tx.query<{ id: string; status: string }>(factsText, [ids]);
    return new Map(rows.map(({ id, status }) => [id, status]));
  },
  async follow({ tx, services }, changes) {
    const now = new Map(changes.map(({ id, after }) => [id, after]));
    const moved = changes.filter(({ before, after }) => before !== after).map(({ id }) => id);
    if (!moved.length) return;
    await asServer(tx, async () => {
      const entries = await tx.query<Entry>(entriesText, [moved]);
      const moves = entries.flatMap((entry) => {
        const status = now.get(entry.chargeId);
        if (status === 'invoiced' && entry.billingStatus === 'readyToBill')
          return [move(timeWorkflow, entry, 'bill')];
        return status === 'pending' && entry.billingStatus === 'billed'
          ? [move(timeWorkflow, entry, 'unbill')]
          : [];
      });
      if (moves.length) await writeBySystem({ tx, services }, accept(...moves));
    });
  },
});
