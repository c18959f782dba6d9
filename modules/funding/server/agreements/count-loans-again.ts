import { bindTask } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { countLoansAgainTask } from '../../domain/index.ts';
import { postAndKeep } from '../loans/post-and-keep.ts';
import { loanBooks, readLoans } from '../loans/stored-loan.ts';

/** The ledger and the figures of loans that are counted by other rates now. They are locked. */
export async function countAnew(
  { tx, services }: { readonly tx: Tx; readonly services: Services },
  ids: readonly string[],
): Promise<void> {
  const books = await loanBooks(tx, services);
  await postAndKeep({ tx, services }, await readLoans(tx, ids), books);
}

const together = 200;
const nobody = '00000000-0000-0000-0000-000000000000';

const nextText = `select l.id::text as id from disbursement_funding l
  where l.agreement_id = $1::uuid and l.id > $2::uuid and l.status = 'active' and not l.is_deleted
    and exists (select from loan_entries e where e.tenant_id = l.tenant_id and e.loan_id = l.id)
  order by l.id limit ${together} for update of l`;

export const nextLoans = async (tx: Tx, agreementId: string, after = nobody): Promise<string[]> =>
  (await tx.query<{ id: string }>(nextText, [agreementId, after])).map(({ id }) => id);

/** A loan that is counted twice is counted the same: whoever goes on after a crash repeats nothing. */
export const countLoansAgainWork = bindTask(countLoansAgainTask, async (run) => {
  const { input, services } = run;
  let isDone = false;
  while (!isDone) {
    await run.step(async ({ tx }) => {
      const after = typeof run.value === 'string' ? run.value : nobody;
      const ids = await nextLoans(tx, input.agreementId, after);
      isDone = ids.length < together;
      if (ids.length) await countAnew({ tx, services }, ids);
      return { done: run.done + ids.length, value: ids.at(-1) ?? after };
    });
  }
  return { summary: `${run.done.toLocaleString('en')} loans were counted again.` };
});
