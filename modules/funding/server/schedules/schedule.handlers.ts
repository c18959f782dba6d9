import { practiceDay } from '#billing/server';
import { accept } from '#kernel/domain';
import type { Actor, PlainDate } from '#kernel/domain';
import { Refused, handle, readRecord } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import {
  accruedPrincipalInterest,
  calculateAccruedInterestAndSave,
  calculateAccruedInterestOnly,
  decideSchedule,
  loanFunding,
  makeSchedule,
  saveAccrual,
  saveAccrued,
} from '../../domain/index.ts';
import type { Accrued } from '../../domain/index.ts';
import { lockLoan } from '../loans/stored-loan.ts';
import { accrualAnswer, accrueLoans, savedOn } from './accrue-loans.ts';

const rowsText = `select s.id::text as id, s.instalment_no::int as no, s.paid_on is not null as "isPaid",
    i.invoice_no as "invoiceNo"
  from repayment_schedules s
    left join transaction_invoice i on i.tenant_id = s.tenant_id and i.id = s.invoice_id
  where s.loan_id = $1::uuid and not s.is_deleted order by s.instalment_no`;

type Row = {
  readonly id: string;
  readonly no: number;
  readonly isPaid: boolean;
  readonly invoiceNo: string | null;
};

const scheduleHandler = handle(makeSchedule, async ({ tx, services, record, input, commit }) => {
  const loan = await lockLoan(tx, record.id);
  const rows = await tx.query<Row>(rowsText, [record.id]);
  return commit(
    decideSchedule(
      { ...loan, repayment: record.repayment ?? 'settlement' },
      {
        ...input,
        today: await practiceDay(tx, services),
        unpaidIds: rows.flatMap(({ id, isPaid }) => (isPaid ? [] : [id])),
        invoicedOn: rows.find(({ isPaid, invoiceNo }) => !isPaid && invoiceNo)?.invoiceNo ?? null,
        lastPaidNo: Math.max(0, ...rows.map(({ no, isPaid }) => (isPaid ? no : 0))),
      },
    ),
  );
});

const onlyHandler = handle(calculateAccruedInterestOnly, async ({ tx, input }) =>
  accrualAnswer(input.asOf, await accrueLoans(tx, input, input.asOf)),
);

const saving = async (
  { tx, services, actor }: { tx: Tx; services: Services; actor: Actor },
  all: readonly Accrued[],
  asOf: PlainDate,
) =>
  accept(
    ...saveAccrued(all, {
      asOf,
      savedAt: services.now().toISOString(),
      savedBy: actor.name || null,
      saved: await savedOn(
        tx,
        all.map(({ loanId }) => loanId),
        asOf,
      ),
    }),
  );

const saveHandler = handle(calculateAccruedInterestAndSave, async (call) => {
  const { tx, input, write } = call;
  const items = await accrueLoans(tx, input, input.asOf);
  await write(await saving(call, items, input.asOf));
  return accrualAnswer(input.asOf, items);
});

const saveOneHandler = handle(saveAccrual, async (call) => {
  const { tx, actor, input, write, commit } = call;
  await readRecord(tx, actor, loanFunding, input.loanId);
  const items = await accrueLoans(tx, { loanIds: [input.loanId] }, input.asOf);
  await write(await saving(call, items, input.asOf));
  const id = (await savedOn(tx, [input.loanId], input.asOf)).get(input.loanId);
  if (!id) throw new Refused('notFound');
  return commit(accept(), { of: [accruedPrincipalInterest, id], status: 201 });
});

export const scheduleHandlers: readonly Handler[] = [
  scheduleHandler,
  onlyHandler,
  saveHandler,
  saveOneHandler,
];
