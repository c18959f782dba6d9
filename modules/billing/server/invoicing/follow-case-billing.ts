import { billingByHandPoint, followBilling } from '#cases/server';
import { asServer, defineRule, rowsById } from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  billingSide,
  caseBillingStatus,
  decideBillingByHand,
  journal,
} from '../../domain/index.ts';

const casesText = `select p.journal_id::text as id, array_agg(distinct p.case_id::text) as "caseIds"
  from postings p where p.journal_id = any($1::uuid[]) and p.case_id is not null group by p.journal_id`;

/**
 * Both sides of a case by the ledger. What was billed on a cancelled invoice was reversed with it; a
 * credit note and a write-off leave the amount billed and lower what is open, like money.
 */
const sidesText = `with asked as (select unnest($1::uuid[]) as case_id),
  customer as (
    select p.case_id, sum(p.debit - p.credit) as open from postings p
      join account_code a on a.id = p.account_code_id and a.purpose = 'receivable'
      join invoices i on i.id = p.invoice_id and i.status <> '6'
    where p.case_id = any($1::uuid[]) group by p.case_id),
  invoiced as (
    select l.case_id, sum(l.amount + l.gst) as billed from invoice_lines l
      join invoices i on i.id = l.invoice_id and i.status <> '6' and not i.is_deleted
    where l.case_id = any($1::uuid[]) group by l.case_id),
  specialist as (
    select p.case_id, sum(p.debit - p.credit) filter (where a.purpose <> 'payable') as billed,
      sum(p.credit - p.debit) filter (where a.purpose = 'payable') as open
    from postings p join account_code a on a.id = p.account_code_id
      and a.purpose in ('specialistFees', 'gstPaid', 'commission', 'payable')
    where p.case_id = any($1::uuid[]) group by p.case_id)
  select k.case_id::text as "caseId",
    coalesce(i.billed, 0)::text as "clientBilled", coalesce(c.open, 0)::text as "clientOpen",
    coalesce(s.billed, 0)::text as "specialistBilled", coalesce(s.open, 0)::text as "specialistOpen"
  from asked k left join customer c using (case_id) left join invoiced i using (case_id)
    left join specialist s using (case_id)`;

type Sides = {
  readonly caseId: string;
  readonly clientBilled: string;
  readonly clientOpen: string;
  readonly specialistBilled: string;
  readonly specialistOpen: string;
};

const sidesOf = (tx: Tx, caseIds: readonly string[]) => tx.query<Sides>(sidesText, [caseIds]);

async function statusesOf(tx: Tx, caseIds: readonly string[]) {
  const rows = await sidesOf(tx, caseIds);
  return new Map(
    rows.map((row) => [
      row.caseId,
      caseBillingStatus({
        client: billingSide({ billed: row.clientBilled, open: row.clientOpen }),
        specialist: billingSide({ billed: row.specialistBilled, open: row.specialistOpen }),
      }),
    ]),
  );
}

type Journal = { readonly id: string; readonly caseIds: readonly string[] };

/** Every journal takes its cases along, whichever part of billing wrote it. */
export const casesFollowJournals = defineRule({
  name: 'billing.casesFollowJournals',
  sentence:
    'E-100, G-077: what is billed or paid is posted, and the billing status of a case follows.',
  on: journal,
  when: ['create'],
  facts: rowsById<Journal>(casesText),
  async follow({ tx, services }, changes) {
    const caseIds = [...new Set(changes.flatMap(({ after }) => after?.caseIds ?? []))];
    if (caseIds.length) await followBilling({ tx, services }, await statusesOf(tx, caseIds));
  },
});

/** Whoever sets a billing status by hand is held to the same figures. */
export const ledgerKnowsBilling = billingByHandPoint.contribute(async (tx, { caseId, ...wish }) => {
  const [sides] = await asServer(tx, () => sidesOf(tx, [caseId]));
  const { clientBilled = '0.00', clientOpen = '0.00' } = sides ?? {};
  return decideBillingByHand(wish, { billed: clientBilled, open: clientOpen });
});
