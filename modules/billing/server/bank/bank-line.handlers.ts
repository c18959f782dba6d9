import { handle, newId } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  decideIgnoring,
  decideUnmatch,
  ignoreLine,
  matchLine,
  unmatchLine,
} from '../../domain/index.ts';
import type { MadeReceipt, StoredLine } from '../../domain/index.ts';
import { appliedFacts, liveAllocations } from '../receipts/applied-of.ts';
import { receiptEntryOf } from '../receipts/receipt-entry.ts';
import { lockReceipt } from '../receipts/stored-credit.ts';
import { todayOf } from '../receipts/today-of.ts';
import { matchOf } from './make-match.ts';
import { sureHandler } from './match-sure.ts';
import { lockLine } from './stored-line.ts';

const matchHandler = handle(matchLine, async (call) =>
  call.commit(await matchOf(call, await lockLine(call.tx, call.record.id), call.input)),
);

const ignoreHandler = handle(ignoreLine, async ({ tx, services, record, input, commit }) =>
  commit(decideIgnoring(await lockLine(tx, record.id), input.reason, services.now().toISOString())),
);

async function madeReceipt(tx: Tx, line: StoredLine): Promise<MadeReceipt | null> {
  if (!line.receiptId || !line.isReceiptMade) return null;
  const stored = await lockReceipt(tx, line.receiptId);
  if (stored.isReversed) return null;
  return {
    receipt: stored,
    entry: await receiptEntryOf(tx, stored.id),
    reversalId: newId(),
    applied: await appliedFacts(tx, await liveAllocations(tx, stored.id)),
  };
}

const unmatchHandler = handle(unmatchLine, async ({ tx, actor, services, record, commit }) => {
  const line = await lockLine(tx, record.id);
  const when = { on: todayOf(actor, services), now: services.now().toISOString() };
  return commit(decideUnmatch(line, await madeReceipt(tx, line), when));
});

export const bankLineHandlers: readonly Handler[] = [
  matchHandler,
  ignoreHandler,
  unmatchHandler,
  sureHandler,
];
