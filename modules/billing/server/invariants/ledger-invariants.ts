import { defineInvariant } from '#kernel/server';
import type { Invariant } from '#kernel/server';
import { ledgerCheck } from '../../domain/index.ts';
import type { LedgerRule } from '../ledger/ledger-check-point.ts';

const asName = (rule: string): string =>
  rule.replace(/[^a-z ]/gi, '').replace(/ (.)/g, (_, letter: string) => letter.toUpperCase());

/** A payment and a fee have no page: they stand on the invoice, and with the specialist. */
const shown = `case d."rowType"
  when 'allocation' then (select p.invoice_id::text from partial_payments p where p.id::text = d."rowId")
  when 'providerBill' then (select b.specialist_id::text from provider_bills b where b.id::text = d."rowId") end`;

/** What the check of the ledger looks for, one invariant each, with the record that differs first. */
export const ledgerInvariant = (module: string, { rule, text }: LedgerRule): Invariant =>
  defineInvariant({
    name: `${module}.ledger${asName(rule)}`,
    sentence: `${rule}: {name} has {documents} by the documents and {ledger} by the ledger.`,
    find: `select coalesce(${shown}, d."rowId", d."rowName") as id, d."rowName" as name,
        case d."rowType" when 'allocation' then 'invoice' when 'providerBill' then 'specialist'
          else d."rowType" end as module, d.documents, d.ledger
      from (${text}) d`,
    opens: ledgerCheck,
    mend: {
      words: 'Check the ledger, open the record, and correct it with a journal or by undoing.',
    },
  });
