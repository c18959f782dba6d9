import { Refused, handle, isUuid, newId } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  applyCreditNote,
  applyReceipt,
  decideAllocationRemoval,
  decideAllocations,
  decideCompanyOfReceipt,
  decideReceipt,
  decideReceiptReversal,
  receipt,
  removePayment,
  reverseReceipt,
  setReceiptCompany,
  takeReceipt,
} from '../../domain/index.ts';
import { nextInvoiceNo } from '../invoices/next-invoice-no.ts';
import { accountsOf } from '../ledger/accounts.ts';
import { allocationOf, appliedFacts } from './applied-of.ts';
import { sharesOf } from './invoice-facts.ts';
import { receiptEntryOf } from './receipt-entry.ts';
import { isMatchedReceipt, lockCredit, lockReceipt, usableCredit } from './stored-credit.ts';
import { todayOf } from './today-of.ts';

const takeHandler = handle(takeReceipt, async ({ tx, actor, services, input, commit }) => {
  const { allocations, companyId = null, payerName, reference, note, ...given } = input;
  const facts = {
    shares: await sharesOf(tx, allocations),
    accounts: await accountsOf(tx),
    today: todayOf(actor, services),
  };
  const id = newId();
  const made = {
    ...given,
    id,
    journalId: newId(),
    receiptNo: await nextInvoiceNo(tx, given.receivedOn, 'RCT'),
    companyId,
    payerName: payerName || null,
    reference: reference || null,
    note: note || null,
  };
  return commit(decideReceipt(made, facts), { of: [receipt, id], status: 201 });
});

const applyReceiptHandler = handle(
  applyReceipt,
  async ({ tx, actor, services, record, input, commit }) =>
    commit(
      decideAllocations({
        source: await usableCredit(tx, 'receipt', record.id),
        shares: await sharesOf(tx, input.allocations),
        on: todayOf(actor, services),
        accounts: await accountsOf(tx),
      }),
    ),
);

const applyCreditHandler = handle(
  applyCreditNote,
  async ({ tx, actor, services, record, input, commit }) =>
    commit(
      decideAllocations({
        source: await usableCredit(tx, 'creditNote', record.id),
        shares: await sharesOf(tx, input.allocations),
        on: todayOf(actor, services),
        accounts: await accountsOf(tx),
      }),
    ),
);

/** C-430, B-354. A payment of another invoice is an unknown one. */
const removeHandler = handle(
  removePayment,
  async ({ tx, actor, services, record, params, input, commit }) => {
    const id = params['paymentId'];
    const found = isUuid(id) ? await allocationOf(tx, record.id, id) : null;
    const sourceId = found?.receiptId ?? found?.creditNoteId;
    if (!found || !sourceId) throw new Refused('notFound');
    const source = await lockCredit(tx, found.receiptId ? 'receipt' : 'creditNote', sourceId);
    // Read again under the lock: somebody may have removed it meanwhile.
    const current = await allocationOf(tx, record.id, found.id);
    const [applied] = await appliedFacts(tx, current ? [current] : []);
    if (!applied) throw new Refused('notFound');
    return commit(
      decideAllocationRemoval({
        ...applied,
        source,
        on: todayOf(actor, services),
        now: services.now().toISOString(),
        because: input.reason || null,
      }),
    );
  },
);

const reverseHandler = handle(
  reverseReceipt,
  async ({ tx, actor, services, record, input, commit }) => {
    const stored = await lockReceipt(tx, record.id);
    if (stored.isReversed)
      throw new Refused('receiptReversed', { values: { no: stored.receiptNo ?? '' } });
    return commit(
      decideReceiptReversal({
        receipt: stored,
        isMatched: await isMatchedReceipt(tx, record.id),
        entry: await receiptEntryOf(tx, record.id),
        reversalId: newId(),
        on: todayOf(actor, services),
        now: services.now().toISOString(),
        because: input.reason,
      }),
    );
  },
);

const companyHandler = handle(
  setReceiptCompany,
  async ({ tx, actor, services, record, input, commit }) => {
    const stored = await lockReceipt(tx, record.id);
    if (stored.isReversed)
      throw new Refused('receiptReversed', { values: { no: stored.receiptNo ?? '' } });
    return commit(
      decideCompanyOfReceipt({
        receipt: stored,
        companyId: input.companyId,
        entry: await receiptEntryOf(tx, record.id),
        accounts: await accountsOf(tx),
        reversalId: newId(),
        journalId: newId(),
        on: todayOf(actor, services),
      }),
    );
  },
);

export const receiptHandlers: readonly Handler[] = [
  takeHandler,
  applyReceiptHandler,
  applyCreditHandler,
  removeHandler,
  reverseHandler,
  companyHandler,
];
