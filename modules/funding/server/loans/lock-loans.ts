import type { Tx } from '#kernel/server';
import type { LoanToChange } from '../../domain/index.ts';
import { readLoans } from './stored-loan.ts';

const loansText = `select id from disbursement_funding where id = any($1::uuid[]) order by id for update`;
const agreementsText = `select a.id from facility_agreements a where a.id in
    (select l.agreement_id from disbursement_funding l where l.id = any($1::uuid[]))
  order by a.id for update`;

/** All loans, then their agreements, each in one order: two payments never wait for each other. */
export async function lockRowsOfLoans(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(loansText, [ids]);
  await tx.query(agreementsText, [ids]);
}

export async function lockLoans(tx: Tx, ids: readonly string[]): Promise<readonly LoanToChange[]> {
  await lockRowsOfLoans(tx, ids);
  return readLoans(tx, ids);
}
