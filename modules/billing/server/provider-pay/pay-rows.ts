import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import type {
  BillStand,
  OpenBill,
  Payee,
  PaymentForFile,
  StoredPaymentLine,
  StoredPayment,
} from '../../domain/index.ts';

export type PayeeRow = Payee & {
  readonly name: string;
  readonly termsId: string | null;
  readonly isRctiAgreed: boolean;
  readonly isGstRegistered: boolean;
  readonly gstRegisteredFrom: PlainDate | null;
};

const payeesText = `select s.id::text as "specialistId", s.titled_name as name, t.id::text as "termsId", t.abn,
    t.account_name as "accountName", t.bsb, t.account_number as "accountNumber",
    coalesce(t.is_rcti_agreed, false) as "isRctiAgreed",
    coalesce(t.is_gst_registered, false) as "isGstRegistered",
    t.gst_registered_from::text as "gstRegisteredFrom"
  from party_specialists s left join specialist_pay_terms t on t.specialist_id = s.id and not t.is_deleted
  where s.id = any($1::uuid[]) order by s.full_name, s.id`;

export const payeesOf = (tx: Tx, ids: readonly string[]): Promise<PayeeRow[]> =>
  tx.query<PayeeRow>(payeesText, [ids]);

export type DueBill = OpenBill & BillStand & { readonly isPayable: boolean };

const dueColumns = `v.id::text as id, v.specialist_id::text as "specialistId", v.case_id::text as "caseId",
    v.earned_on::text as "earnedOn", v.gst::text as gst, v.total::text as total, v.paid::text as paid,
    v.scheduled::text as scheduled, v.to_pay::text as "toPay",
    coalesce(v.payable_on <= $1::date, false) as "isPayable"`;

const dueText = `select ${dueColumns} from provider_bills_payable v where v.to_pay <> 0`;

export const dueBills = (tx: Tx, by: PlainDate): Promise<DueBill[]> =>
  tx.query<DueBill>(dueText, [by]);

const lockText = `select id from provider_bills where specialist_id = any($1::uuid[])
  and open_amount <> scheduled and not is_deleted order by id for update`;

/** Held until the transaction ends; whoever comes second reads what the first has left. */
export async function lockDueBills(
  tx: Tx,
  by: PlainDate,
  specialistIds: readonly string[],
): Promise<DueBill[]> {
  await tx.query(lockText, [specialistIds]);
  return tx.query<DueBill>(`${dueText} and v.specialist_id = any($2::uuid[])`, [by, specialistIds]);
}

const standsText = `select id::text as id, paid::text as paid, scheduled::text as scheduled
  from provider_bills where id = any($1::uuid[]) order by id for update`;

export const lockBills = (tx: Tx, ids: readonly string[]): Promise<BillStand[]> =>
  tx.query<BillStand>(standsText, [ids]);

/** Locked before it is read: what a join finds beside a row that was waited for may be older than the row. */
const holdText = `select id from provider_payments where id = any($1::uuid[]) order by id for update`;

const paymentsText = `select p.id::text as id, p.payment_no as "paymentNo", p.status,
    p.specialist_id::text as "specialistId", p.total::text as total, p.withheld::text as withheld,
    p.removed::text as removed, p.pay_on::text as "payOn", p.journal_id::text as "journalId", f.file_no as "fileNo",
    p.rcti_no as "rctiNo"
  from provider_payments p left join payment_files f on f.id = p.file_id
  where p.id = any($1::uuid[]) and not p.is_deleted order by p.id`;

const linesText = `select c.id::text as id, c.payment_id::text as "paymentId", c.bill_id::text as "billId",
    c.case_id::text as "caseId", c.amount::text as amount, c.withheld::text as withheld, c.gst::text as gst,
    b.earned_on::text as "earnedOn"
  from commission_payments c join provider_bills b on b.id = c.bill_id
  where c.payment_id = any($1::uuid[]) and not c.is_removed and not c.is_deleted order by c.id`;

export async function lockPayments(tx: Tx, ids: readonly string[]): Promise<StoredPayment[]> {
  await tx.query(holdText, [ids]);
  const payments = await tx.query<Omit<StoredPayment, 'lines'>>(paymentsText, [ids]);
  const lines = await tx.query<StoredPaymentLine & { paymentId: string }>(linesText, [ids]);
  return payments.map((payment) => ({
    ...payment,
    lines: lines.filter(({ paymentId }) => paymentId === payment.id),
  }));
}

const forFileText = `select p.id::text as id, p.payment_no as "paymentNo", p.status, f.file_no as "fileNo",
    coalesce(s.titled_name, '') as name, p.account_name as "accountName", p.bsb,
    p.account_number as "accountNumber", p.net_amount::text as net
  from provider_payments p left join payment_files f on f.id = p.file_id
  left join party_specialists s on s.id = p.specialist_id
  where p.id = any($1::uuid[]) and not p.is_deleted order by p.payment_no`;

export async function lockForFile(tx: Tx, ids: readonly string[]): Promise<PaymentForFile[]> {
  await tx.query(holdText, [ids]);
  return tx.query<PaymentForFile>(forFileText, [ids]);
}

export type MadePayment = {
  readonly id: string;
  readonly paymentNo: string;
  readonly name: string;
  readonly payOn: PlainDate;
  readonly net: string;
  readonly hasAccount: boolean;
  readonly file: { readonly id: string; readonly fileNo: string } | null;
};

const madeText = `select p.id::text as id, p.payment_no as "paymentNo", coalesce(s.titled_name, '') as name,
    p.pay_on::text as "payOn", p.net_amount::text as net,
    p.bsb is not null and p.account_number is not null as "hasAccount",
    case when f.id is not null then json_build_object('id', f.id, 'fileNo', f.file_no) end as file
  from provider_payments p left join payment_files f on f.id = p.file_id
  left join party_specialists s on s.id = p.specialist_id
  where p.status = 'made' and not p.is_deleted order by p.payment_no`;

/** Payments that the bank has not made yet. */
export const madePayments = (tx: Tx): Promise<MadePayment[]> => tx.query<MadePayment>(madeText);
