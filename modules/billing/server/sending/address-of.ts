import type { Tx } from '#kernel/server';

const text = `select invoice_email as email from party_company_accounts where id = $1::uuid`;

/** Where the papers of a company go: its address for invoices, then for accounts, then its own. */
export async function addressOf(tx: Tx, companyId: string): Promise<string | null> {
  const [row] = await tx.query<{ email: string | null }>(text, [companyId]);
  return row?.email ?? null;
}
