import type { Tx } from '#kernel/server';

const text = 'select invoice_email as email from party_company_accounts where id = $1::uuid';

/** Where the papers of a borrower go. */
export async function borrowerAddress(tx: Tx, companyId: string): Promise<string | null> {
  const [row] = await tx.query<{ email: string | null }>(text, [companyId]);
  return row?.email ?? null;
}
