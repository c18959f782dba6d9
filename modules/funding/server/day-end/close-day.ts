import { practiceDay } from '#billing/server';
import type { PlainDate } from '#kernel/domain';
import { systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { noteBreaches } from '../covenants/note-breaches.ts';
import { postAndKeep } from '../loans/post-and-keep.ts';
import { loanBooks, readLoans } from '../loans/stored-loan.ts';

const batch = 500;
const nobody = '00000000-0000-0000-0000-000000000000';

/** A settled loan counts on while something is owed on it. */
const nextText = `select id::text as id from disbursement_funding
  where tenant_id = current_tenant() and id > $1::uuid and not is_deleted and (status = 'active' or status = 'settled' and payout > 0)
    and (figures_on is null or figures_on < $2::date)
  order by id limit ${batch}`;

const lockText = `select id from disbursement_funding where id = any($1::uuid[]) order by id for update`;

const doneText = `select 1 from loan_day_ends where day >= $1::date limit 1`;

const rememberText = `insert into loan_day_ends (tenant_id, day, loans, failed)
  values (current_tenant(), $1::date, $2::int, $3::int)
  on conflict (tenant_id, day) do update set loans = loan_day_ends.loans + excluded.loans,
    failed = excluded.failed, finished_at = now()`;

const context = (tenantId: string) => systemContext(tenantId, 'loanDayEnd');

async function closeLoans(
  tx: Tx,
  services: Services,
  ids: readonly string[],
  day: PlainDate,
): Promise<void> {
  await tx.query(lockText, [ids]);
  const books = { ...(await loanBooks(tx, services)), today: day };
  await postAndKeep({ tx, services }, await readLoans(tx, ids), books);
}

const closeBatch = (
  { db, ...rest }: Services,
  tenantId: string,
  ids: readonly string[],
  day: PlainDate,
) => db.transaction(context(tenantId), (tx) => closeLoans(tx, { db, ...rest }, ids, day));

/** A loan that cannot be counted is named and left as it was; the others are counted. */
async function closeOneByOne(
  services: Services,
  tenantId: string,
  ids: readonly string[],
  day: PlainDate,
): Promise<number> {
  let failed = 0;
  for (const id of ids) {
    try {
      await closeBatch(services, tenantId, [id], day);
    } catch (error) {
      failed += 1;
      services.log.error({ tenantId, loanId: id, err: error }, 'a loan was not counted');
    }
  }
  return failed;
}

/** The loans that are not counted to the day yet, some hundred at a time. */
async function* openLoans(
  { db }: Services,
  tenantId: string,
  day: PlainDate,
  signal: AbortSignal,
): AsyncGenerator<readonly string[], void> {
  for (let after = nobody; ;) {
    signal.throwIfAborted();
    const rows = await db.transaction(context(tenantId), (tx) =>
      tx.query<{ id: string }>(nextText, [after, day]),
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    yield rows.map(({ id }) => id);
  }
}

type DayEnd = {
  readonly day: PlainDate;
  readonly loans: number;
  readonly failed: number;
};

async function closeWhatComes(
  services: Services,
  tenantId: string,
  day: PlainDate,
  waiting: AsyncGenerator<readonly string[], void>,
): Promise<Pick<DayEnd, 'loans' | 'failed'>> {
  let [loans, failed] = [0, 0];
  for await (const ids of waiting) {
    try {
      await closeBatch(services, tenantId, ids, day);
    } catch (error) {
      services.log.warn({ tenantId, err: error }, 'loans are counted one by one');
      failed += await closeOneByOne(services, tenantId, ids, day);
    }
    loans += ids.length;
  }
  return { loans, failed };
}

/**
 * All loans of a tenant to the end of its day, some hundred in a transaction of their own: what was
 * counted before a crash is not counted again, and a second run finds nothing to do. Postings carry
 * their own dates, so days that were missed need no run of their own. One part after the other: two at
 * once would wait for the same agreements.
 */
export async function closeDay(
  services: Services,
  tenantId: string,
  signal: AbortSignal,
): Promise<DayEnd | null> {
  const { db } = services;
  const open = await db.transaction(context(tenantId), async (tx) => {
    const day = await practiceDay(tx, services);
    const [done] = await tx.query(doneText, [day]);
    return { day, isDone: done !== undefined };
  });
  if (open.isDone) return null;
  const { day } = open;
  const waiting = openLoans(services, tenantId, day, signal);
  const { loans, failed } = await closeWhatComes(services, tenantId, day, waiting);
  await noteBreaches(services, tenantId, day, signal);
  await db.transaction(context(tenantId), (tx) => tx.query(rememberText, [day, loans, failed]));
  return { day, loans, failed };
}
