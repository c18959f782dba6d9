import { practiceDay } from '#billing/server';
import { accept } from '#kernel/domain';
import { handle, newId } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  decideReopening,
  decideSettlement,
  loanSettlement,
  payoutFigure,
  readPayout,
  reopenSettlement,
  settleLoan,
} from '../../domain/index.ts';
import { refreshLoan } from '../loans/keep-figures.ts';
import { loanBooks, lockLoan, readLoan } from '../loans/stored-loan.ts';
import { openInvoiceNoOf } from '../repayment/repayment-rows.ts';
import { settlementOf } from './stored-settlement.ts';

const payoutHandler = handle(readPayout, async ({ tx, services, record, input }) => {
  const today = await practiceDay(tx, services);
  return payoutFigure(await readLoan(tx, record.id), input.on ?? today, today);
});

const settleHandler = handle(settleLoan, async (call) => {
  const { tx, services, actor, record, input, write, commit } = call;
  const stored = await lockLoan(tx, record.id);
  const books = await loanBooks(tx, services);
  const settling = {
    id: newId(),
    settledOn: input.settledOn,
    received: input.received,
    writeOff: input.writeOff ?? null,
    isApproved: input.approval === true,
    isInvoiced: input.isInvoiced === true,
    reason: input.reason ?? null,
    by: { userId: actor.userId, isAdministrator: actor.roles.includes('ADMIN_STAFF') },
    openInvoiceNo: await openInvoiceNoOf(tx, record.id),
  };
  await write(decideSettlement(stored, settling, books));
  await refreshLoan(tx, record.id, books.today);
  return commit(accept(), { of: [loanSettlement, settling.id], status: 201 });
});

const reopenHandler = handle(reopenSettlement, async (call) => {
  const { tx, services, record, input, write, commit } = call;
  const stored = await lockLoan(tx, record.id);
  const books = await loanBooks(tx, services);
  const openInvoiceNo = await openInvoiceNoOf(tx, record.id);
  const settlement = await settlementOf(tx, record.id);
  const { reason } = input;
  await write(decideReopening(stored, settlement, { reason, books, openInvoiceNo }));
  await refreshLoan(tx, record.id, books.today);
  return commit(accept());
});

export const settlementHandlers: readonly Handler[] = [payoutHandler, settleHandler, reopenHandler];
