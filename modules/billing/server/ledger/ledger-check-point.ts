import { defineExtensionPoint } from '#kernel/server';

/**
 * One rule of the check. The statement answers the first row that differs, or none: `"rowType"`,
 * `"rowId"`, `"rowName"`, and as text `documents` and `ledger`. One statement sees one moment, so
 * what is posted meanwhile does no harm.
 */
export type LedgerRule = { readonly rule: string; readonly text: string };

/** A part of billing with documents of its own adds the rules that hold them to the ledger. */
export const ledgerCheckPoint = defineExtensionPoint<LedgerRule>('billing.ledgerCheck');
