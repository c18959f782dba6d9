import { addMoney, exact, toCents } from '#kernel/domain';
import { Refused, handle } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import { mostStatementRows, readAccountStatement, readTrialBalance } from '../../domain/index.ts';

type Account = {
  readonly accountCodeId: string;
  readonly code: string;
  readonly name: string;
  readonly kind: 'income' | 'expense' | 'asset' | 'liability';
};

const accountColumns = `a.id::text as "accountCodeId", a.code, a.name, a.kind`;

const balancesText = `select ${accountColumns}, s.amount::numeric(18,2)::text as amount
  from (select account_code_id, sum(debit - credit) as amount from postings
    where posted_on <= $1::date group by account_code_id) s
  join account_code a on a.id = s.account_code_id
  where s.amount <> 0 order by a.code, a.id`;

const trialBalance = handle(readTrialBalance, async ({ tx, input }) => {
  const rows = await tx.query<Account & { amount: string }>(balancesText, [input.asOf]);
  const accounts = rows.map(({ amount, ...account }) => {
    const isDebit = !exact(amount).isNegative();
    return {
      ...account,
      debit: isDebit ? amount : '0.00',
      credit: isDebit ? '0.00' : toCents(exact(amount).negated()),
    };
  });
  return {
    asOf: input.asOf,
    accounts,
    debit: addMoney('0', ...accounts.map(({ debit }) => debit)),
    credit: addMoney('0', ...accounts.map(({ credit }) => credit)),
  };
});

const accountText = `select ${accountColumns} from account_code a where a.id = $1::uuid and not a.is_deleted`;

const balanceText = `select coalesce(sum(debit - credit), 0)::numeric(18,2)::text as amount
  from postings where account_code_id = $1::uuid and posted_on < $2::date`;

const rowsText = `select p.id::text as id, j.id::text as "journalId", j.journal_no as "journalNo",
    p.posted_on::text as "on", j.memo, p.debit::text as debit, p.credit::text as credit
  from postings p join journals j on j.tenant_id = p.tenant_id and j.id = p.journal_id
  where p.account_code_id = $1::uuid and p.posted_on between $2::date and $3::date
  order by p.posted_on, j.journal_no, p.id limit ${mostStatementRows + 1}`;

type Row = {
  readonly id: string;
  readonly journalId: string;
  readonly journalNo: string;
  readonly on: string;
  readonly memo: string;
  readonly debit: string;
  readonly credit: string;
};

async function openingOf(tx: Tx, accountId: string, day: string): Promise<string> {
  const [row] = await tx.query<{ amount: string }>(balanceText, [accountId, day]);
  return row?.amount ?? '0.00';
}

const statement = handle(readAccountStatement, async ({ tx, input }) => {
  const { accountCodeId, from, to } = input;
  if (to < from) throw new Refused('statementBackwards');
  const [account] = await tx.query<Account>(accountText, [accountCodeId]);
  if (!account) throw new Refused('notFound');
  const opening = await openingOf(tx, accountCodeId, from);
  const found = await tx.query<Row>(rowsText, [accountCodeId, from, to]);
  let balance = exact(opening);
  const rows = found.slice(0, mostStatementRows).map((row) => {
    balance = balance.plus(row.debit).minus(row.credit);
    return { ...row, balance: toCents(balance) };
  });
  const isCut = found.length > mostStatementRows;
  return { account, opening, closing: toCents(balance), isCut, rows };
});

export const balanceHandlers: readonly Handler[] = [trialBalance, statement];
