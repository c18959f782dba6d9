import { practiceDay } from '#billing/server';
import { accept, can } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import { handle, newId } from '#kernel/server';
import type { Call, Handler } from '#kernel/server';
import {
  decideReopening,
  decideSettlement,
  loanSettlement,
  payoutFigure,
  readPayout,
  reopenSettlement,
  settleBelowPayout,
  settleLoan,
} from '../../domain/index.ts';
import type { Settling } from '../../domain/index.ts';
import { billsOfLoan } from '../advances/waiting-bills.ts';
import { refreshLoan } from '../loans/keep-figures.ts';
import { loanBooks, lockLoan, readLoan } from '../loans/stored-loan.ts';
import { openInvoiceNoOf } from '../repayment/repayment-rows.ts';
import { settlementOf } from './stored-settlement.ts';

const payoutHandler = handle(readPayout, async ({ tx, services, record, input }) => {
  const today = await practiceDay(tx, services);
  return payoutFigure(await readLoan(tx, record.id), input.on ?? today, today);
});

type Settled = Pick<Settling, 'settledOn' | 'received' | 'isApproved' | 'isInvoiced'> & {
  readonly writeOff?: Money | null;
  readonly reason?: string | null;
};

type Settles = Pick<Call, 'tx' | 'services' | 'actor' | 'answers' | 'write'> & {
  readonly record: { readonly id: string };
};

async function settle(call: Settles, given: Settled): Promise<string> {
  const { tx, services, actor, answers, record, write } = call;
  const stored = await lockLoan(tx, record.id);
  const books = await loanBooks(tx, services);
  const settling: Settling = {
    ...given,
    id: newId(),
    writeOff: given.writeOff ?? null,
    reason: given.reason ?? null,
    userId: actor.userId,
    openInvoiceNo: await openInvoiceNoOf(tx, record.id),
    waiting: await billsOfLoan(tx, record.id),
    answers,
  };
  await write(decideSettlement(stored, settling, books));
  await refreshLoan(call, record.id, books);
  return settling.id;
}

const settleHandler = handle(settleLoan, async (call) => {
  const { settledOn, received, writeOff, reason, approval, isInvoiced } = call.input;
  const id = await settle(call, {
    settledOn,
    received,
    writeOff,
    reason,
    isApproved: approval === true && can(call.actor, settleBelowPayout.ability),
    isInvoiced: isInvoiced === true,
  });
  return call.commit(accept(), { of: [loanSettlement, id], status: 201 });
});

const settleBelowHandler = handle(settleBelowPayout, async (call) => {
  const id = await settle(call, { ...call.input, isApproved: true, isInvoiced: false });
  return call.commit(accept(), { of: [loanSettlement, id], status: 201 });
});

const reopenHandler = handle(reopenSettlement, async (call) => {
  const { tx, services, record, input, write, commit } = call;
  const stored = await lockLoan(tx, record.id);
  const books = await loanBooks(tx, services);
  const openInvoiceNo = await openInvoiceNoOf(tx, record.id);
  const settlement = await settlementOf(tx, record.id);
  const { reason } = input;
  await write(decideReopening(stored, settlement, { reason, books, openInvoiceNo }));
  await refreshLoan(call, record.id, books);
  return commit(accept());
});

export const settlementHandlers: readonly Handler[] = [
  payoutHandler,
  settleHandler,
  settleBelowHandler,
  reopenHandler,
];
