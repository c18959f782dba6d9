-- What billing prints and mails of records that other modules own.

create view party_company_accounts with (security_invoker = true) as
  select tenant_id, id, name, abn, address, postal_address, statement_day,
    coalesce(nullif(invoice_email, ''), nullif(accounts_email, ''), nullif(email, '')) as invoice_email
  from companies where not is_deleted;
grant select on party_company_accounts to caseway_app, caseway_host;

create view party_provider_numbers with (security_invoker = true) as
  select tenant_id, id as specialist_id, provider_number from specialists where not is_deleted;
grant select on party_provider_numbers to caseway_app, caseway_host;

create view case_claims with (security_invoker = true) as
  select c.tenant_id, c.id, c.case_no, c.case_type, c.claimant_name, c.claim_no, c.specialist_id, c.appointment_date,
    coalesce(a.scheme_id, o.scheme_id, m.scheme_id) as scheme_id
  from cases c
    left join assessments a on a.tenant_id = c.tenant_id and a.id = c.id
    left join ot o on o.tenant_id = c.tenant_id and o.id = c.id
    left join mass_torts m on m.tenant_id = c.tenant_id and m.id = c.id
  where not c.is_deleted;
grant select on case_claims to caseway_app, caseway_host;

-- Which of a practice's schemes pay by the fee order of NSW workers compensation.
create view platform_scheme_states with (security_invoker = true) as
  select tenant_id, id, name, state, is_gazetted from matter_types where not is_deleted;
grant select on platform_scheme_states to caseway_app, caseway_host;

-- One request waits for the money of a case.
create unique index uq_prepayment_requests__open on prepayment_requests (tenant_id, case_id)
  where status = 'requested' and not is_deleted;
-- A line is credited at most once over; the lock of the invoice makes it exact, this keeps odd amounts out.
alter table credit_note_lines add constraint credited_amount_positive check (amount >= 0 and gst >= 0);
alter table write_offs add constraint written_off_positive check (amount > 0 and gst >= 0);
