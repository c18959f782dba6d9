import type { Tx } from '#kernel/server';

const manyText = `select id::text as id, invoice_email as email from party_company_accounts where id = any($1::uuid[])`;
const text = `select invoice_email as email from party_company_accounts where id = $1::uuid`;

/** Where the papers of a company go: its address for invoices, then for accounts, then its own. */
export async function addressOf(tx: Tx, companyId: string): Promise<string | null> {
  const [row] = await tx.query<{ email: string | null }>(text, [companyId]);
  return row?.email ?? null;
}

/** The same of many companies at once. */
export async function addressesOf(
  tx: Tx,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = [...new Set(companyIds)];
  const rows = await tx.query<{ id: string; email: string | null }>(manyText, [ids]);
  return new Map(rows.map(({ id, email }) => [id, email]));
}
