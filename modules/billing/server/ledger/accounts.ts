import type { Tx } from '#kernel/server';
import { accountPurposes, purposeAccountsAtStart } from '../../domain/index.ts';
import type { AccountPurpose, Accounts } from '../../domain/index.ts';

const purposes = Object.keys(accountPurposes) as AccountPurpose[];

const readText = `select purpose, id::text as id from account_code
  where purpose is not null and not is_deleted`;

/** Under another code where the practice uses the code already. */
const openText = `insert into account_code (tenant_id, id, code, name, kind, purpose)
  select current_tenant(), gen_random_uuid(),
    case when exists (select from account_code o where lower(o.code) = w.code and not o.is_deleted)
      then w.code || '-L' else w.code end, w.name, w.kind, w.purpose
  from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as w(purpose, code, name, kind)
  on conflict do nothing`;

/** The accounts that documents post to. One that is missing is opened: money is never posted nowhere. */
export async function accountsOf(tx: Tx): Promise<Accounts> {
  const known = await readAccounts(tx);
  const missing = purposes.filter((purpose) => !known[purpose]);
  if (!missing.length) return known as Accounts;
  const start = missing.map((purpose) => purposeAccountsAtStart[purpose]);
  await tx.query(openText, [
    missing,
    start.map(([code]) => code),
    start.map(([, name]) => name),
    start.map(([, , kind]) => kind),
  ]);
  return (await readAccounts(tx)) as Accounts;
}

async function readAccounts(tx: Tx): Promise<Partial<Accounts>> {
  const rows = await tx.query<{ purpose: AccountPurpose; id: string }>(readText);
  return Object.fromEntries(rows.map(({ purpose, id }) => [purpose, id]));
}
