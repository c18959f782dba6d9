import type { Actor, Decision } from '#kernel/domain';
import { answer, bindTask, handle, startTask } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  matchSureLines,
  matchSureTask,
  mayPost,
  mostSureAtOnce,
  mostSureWhileWaiting,
  proposeMatches,
} from '../../domain/index.ts';
import type { Proposal } from '../../domain/index.ts';
import { todayOf } from '../receipts/today-of.ts';
import { matchOf } from './make-match.ts';
import { openCredits } from './open-credits.ts';
import { readMatchFacts } from './read-match-facts.ts';
import { lockLine } from './stored-line.ts';

const closedText = `select month from ledger_periods where status = 'closed' and not is_deleted`;

type Matching = {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly services: Services;
  write(decision: Decision): Promise<void>;
};

type Sure = { readonly id: string; readonly best: Proposal };

async function sureLines(call: Matching, statementId: string): Promise<readonly Sure[]> {
  const { tx, actor, services } = call;
  const closed = (await tx.query<{ month: string }>(closedText)).map(({ month }) => month);
  const today = todayOf(actor, services);
  const lines = (await openCredits(tx, statementId)).filter((line) => mayPost(line, closed, today));
  const proposals = proposeMatches(lines, await readMatchFacts(tx));
  return [...proposals].flatMap(([id, [best]]) => (best?.isSure ? [{ id, best }] : []));
}

/** A few at a time; nothing that was done is lost when the next fails. */
async function acceptSome(call: Matching, sure: readonly Sure[]) {
  const chosen = sure.slice(0, mostSureAtOnce);
  for (const { id, best } of chosen)
    await call.write(await matchOf(call, await lockLine(call.tx, id), best));
  return { matched: chosen.length, left: sure.length - chosen.length };
}

export const sureHandler = handle(matchSureLines, async (call) => {
  const { tx, actor, services, record } = call;
  const sure = await sureLines(call, record.id);
  if (sure.length <= mostSureWhileWaiting)
    return { ...(await acceptSome(call, sure)), taskId: null };
  const { id } = await startTask(
    tx,
    { services, actor },
    {
      task: matchSureTask,
      title: 'Match of sure bank lines',
      input: { statementId: record.id },
      total: sure.length,
    },
  );
  return answer({ matched: 0, left: sure.length, taskId: id }, 202);
});

/** What is sure is asked anew for each step: a line that was matched meanwhile is not there any more. */
export const matchSureWork = bindTask(matchSureTask, async (run) => {
  let isMore = true;
  while (isMore)
    await run.step(async ({ tx, actor, write }) => {
      const call = { tx, actor, services: run.services, write };
      const { matched, left } = await acceptSome(
        call,
        await sureLines(call, run.input.statementId),
      );
      isMore = matched > 0 && left > 0;
      return { done: run.done + matched };
    });
  return { summary: run.done === 1 ? 'One line was matched.' : `${run.done} lines were matched.` };
});
