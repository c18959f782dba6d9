import { newId } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import type { CheckRun, Difference } from '../../domain/index.ts';
import { ledgerCheckPoint } from './ledger-check-point.ts';

type Found = Omit<Difference, 'rule' | 'rowId'> & { readonly rowId: string | null };

/** Sum of documents = ledger = balances of the cases, rule by rule. */
export async function checkLedger(
  tx: Tx,
  services: Services,
  occasion: CheckRun['occasion'],
): Promise<CheckRun> {
  // A big practice takes longer than a request may.
  await tx.query('set local statement_timeout = 120000');
  await tx.query(`set local work_mem = '128MB'`);
  const rules = ledgerCheckPoint.of(services);
  const differences: Difference[] = [];
  for (const { rule, text } of rules) {
    const [found] = await tx.query<Found>(text);
    if (found) differences.push({ ...found, rule, rowId: found.rowId ?? '' });
  }
  const [counted] = await tx.query<{ postings: number }>(
    'select count(*)::int as postings from postings',
  );
  return {
    id: newId(),
    ranAt: services.now().toISOString(),
    occasion,
    postings: counted?.postings ?? 0,
    rules: rules.length,
    differences,
  };
}
