-- One live bill for each charge: whoever comes second finds the first.
create unique index uq_provider_bills__charge on provider_bills (tenant_id, charge_id)
  where not is_reversed and not is_deleted;

-- A fee is never paid beyond what it comes to, nor held by payments beyond that.
alter table provider_bills add constraint paid_in_bounds
  check (paid >= 0 and (is_reversed or paid + scheduled <= total) and total >= 0);

-- The day from which a fee may be paid follows from what happened, so it is never stale: the claimant was
-- seen, the report was sent, or the invoice of its charge is wholly paid.
create view provider_bills_payable with (security_invoker = true) as
select b.tenant_id, b.id, b.specialist_id, b.case_id, b.charge_id, b.description, b.earned_on, b.share,
  b.commission, b.gst, b.total, b.paid, b.scheduled, b.open_amount, b.open_amount - b.scheduled as to_pay,
  b.status, b.is_reversed, i.id as invoice_id, i.invoice_no, i.invoice_date, i.due_date, i.accounting_id,
  case when b.is_reversed then b.reversed_on when b.payable_rule = 'attendance' then b.earned_on
    when b.payable_rule = 'report' then b.report_sent_on else i.paid_on end as payable_on
from provider_bills b
left join lateral (
  select i.id, i.invoice_no, i.invoice_date, i.due_date, i.accounting_id,
    case when i.status = '3' then i.paid_on end as paid_on
  from invoice_lines l join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
  where l.tenant_id = b.tenant_id and l.charge_id = b.charge_id and i.status <> '6' and not i.is_deleted
  order by i.invoice_no desc limit 1) i on true
where not b.is_deleted;
grant select on provider_bills_payable to caseway_app, caseway_host;

-- What cases show to billing: the charges that a specialist earns by.
create view case_earnings with (security_invoker = true) as
select c.tenant_id, c.id, c.case_id, c.kind, c.description, c.charged_on, c.status, c.specialist_id, c.payee_amount,
  k.case_no, k.report_sent_on
from case_charges c left join cases k on k.tenant_id = c.tenant_id and k.id = c.case_id
where not c.is_deleted;
grant select on case_earnings to caseway_app, caseway_host;
