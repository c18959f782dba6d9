import { defineInvariant } from '#kernel/server';
import type { Invariant } from '#kernel/server';
import { ledgerCheck } from '../../domain/index.ts';
import type { LedgerRule } from '../ledger/ledger-check-point.ts';

const asName = (rule: string): string =>
  rule.replace(/[^a-z ]/gi, '').replace(/ (.)/g, (_, letter: string) => letter.toUpperCase());

/** What the check of the ledger looks for, one invariant each, with the record that differs first. */
export const ledgerInvariant = (module: string, { rule, text }: LedgerRule): Invariant =>
  defineInvariant({
    name: `${module}.ledger${asName(rule)}`,
    sentence: `${rule}: {name} has {documents} by the documents and {ledger} by the ledger.`,
    find: `select coalesce(d."rowId", d."rowName") as id, d."rowName" as name, d."rowType" as module,
        d.documents, d.ledger
      from (${text}) d`,
    opens: ledgerCheck,
    mend: {
      words: 'Check the ledger, open the record, and correct it with a journal or by undoing.',
    },
  });
