import type { Invariant } from '#kernel/server';
import { ledgerTexts } from '../ledger/ledger-rules.ts';
import { payLedgerTexts } from '../provider-pay/pay-ledger-rules.ts';
import { fourEyesInvariants } from './four-eyes-invariants.ts';
import { invoiceInvariants } from './invoice-invariants.ts';
import { ledgerInvariant } from './ledger-invariants.ts';
import { payInvariants } from './pay-invariants.ts';

export const billingInvariants: readonly Invariant[] = [
  ...[...ledgerTexts, ...payLedgerTexts].map((rule) => ledgerInvariant('billing', rule)),
  ...fourEyesInvariants,
  ...invoiceInvariants,
  ...payInvariants,
];
