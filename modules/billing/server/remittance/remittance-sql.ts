import type { RemittanceFilter, RemittanceSort } from '../../domain/index.ts';

/** G-135: 1 invoice date, 2 payment date, 3 due date; the nearest day there is where one is missing. */
const paidDays = {
  '1': 'coalesce(v.invoice_date, v.earned_on)',
  '2': 'p.paid_on',
  '3': 'coalesce(v.due_date, v.payable_on, v.earned_on)',
} as const;

const heldUntil = `(select max(p.pay_on) from commission_payments c join provider_payments p on p.id = c.payment_id
  where c.bill_id = v.id and not c.is_removed and p.status = 'made')`;

const scheduledDays = {
  ...paidDays,
  '2': `coalesce(${heldUntil}, v.payable_on, v.earned_on)`,
} as const;

/** A part of a fee has its part of the share and of the commission. */
const partOf = (column: string, amount: string) =>
  `round(case when v.total = 0 then 0 else v.${column} * ${amount} / v.total end, 2)`;

const columns = (amount: string, day: string) => `v.id as bill_id, v.specialist_id, v.invoice_id,
  v.invoice_no, v.description, v.charge_id, v.status, v.accounting_id, ${day} as day,
  ${partOf('share', amount)} as share, ${partOf('commission', amount)} as commission, ${amount} as amount`;

const paidLines = (
  day: string,
) => `select ${columns('c.amount', day)}, c.gst as tax, c.amount as paid,
    c.withheld, c.id as line_id, p.paid_on, p.payment_no
  from commission_payments c join provider_payments p on p.id = c.payment_id and p.status = 'paid'
  join provider_bills_payable v on v.id = c.bill_id
  where not c.is_removed and not c.is_deleted`;

const owed = `(case when v.status = 'Paid' then v.total else v.open_amount end)`;

const scheduledLines = (
  day: string,
) => `select ${columns(owed, day)}, ${partOf('gst', owed)} as tax, v.paid,
    0.00 as withheld, null::uuid as line_id, null::date as paid_on, null::text as payment_no
  from provider_bills_payable v`;

type Statement = { readonly with: string; readonly values: readonly unknown[] };

/** The fees that a filter asks for, as `lines`. Values $1 to $9 are taken. */
export function remittanceLines(filter: RemittanceFilter): Statement {
  const { isPaid, dateType, range, actionDue } = filter;
  const lines = isPaid ? paidLines(paidDays[dateType]) : scheduledLines(scheduledDays[dateType]);
  return {
    with: `with lines as (select l.* from (${lines}) l
      where ($1::date is null or l.day >= $1::date) and ($2::date is null or l.day <= $2::date)
        and ($3::text = 'whole' or ($3::text = 'first') = (extract(day from l.day) <= 15))
        and ($4::uuid[] is null or l.specialist_id = any($4::uuid[]))
        and (not $5::boolean or l.accounting_id is not null)
        and (case when $6::text is null then ${isPaid ? 'true' : "l.amount <> 0 and l.status <> 'Paid'"}
          else l.status = $6::text end)
        and (($7::date is null and $8::date is null and $9::uuid is null) or exists (
          select from correspondence_actions a where a.object_id::text = l.specialist_id::text
            and ($7::date is null or a.due_date >= $7::date) and ($8::date is null or a.due_date <= $8::date)
            and ($9::uuid is null or a.assigned_user_id = $9::uuid))))`,
    values: [
      range.from,
      range.to,
      filter.half,
      filter.specialistIds,
      filter.isUploadedOnly,
      filter.status,
      actionDue?.from ?? null,
      actionDue?.to ?? null,
      filter.actionById,
    ],
  };
}

const sorts = {
  fullName: 's.full_name',
  commissionAmountWithTax: 'sum(l.amount)',
  fees: 'count(*)',
} as const;

export const orderOf = ({ by, isDown }: RemittanceSort): string =>
  `${sorts[by]} ${isDown ? 'desc' : 'asc'}, s.full_name, s.id`;
