import { answer, handle } from '#kernel/server';
import { checkSentence, decideCheckResult, runLedgerCheck } from '../../domain/index.ts';
import { checkLedger } from './check-ledger.ts';

export const ledgerCheckHandler = handle(runLedgerCheck, async ({ tx, services, write }) => {
  const run = await checkLedger(tx, services, 'button');
  await write(decideCheckResult(run));
  const result = run.differences.length ? 'differs' : 'agrees';
  return answer({ id: run.id, result, sentence: checkSentence(run) }, 201);
});
