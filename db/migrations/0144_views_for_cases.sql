create view party_company_pics with (security_invoker = true) as
  select tenant_id, id, company_id, step, user_id from company_default_pics where not is_deleted;

create view party_specialist_fees with (security_invoker = true) as
  select f.tenant_id, f.id, f.specialist_id, s.fee_arrangement, f.service_type, f.service_item,
    f.matter_kind, f.amount, f.split_percent, f.effective_from, f.effective_to
  from specialist_fees f
  join specialists s on s.tenant_id = f.tenant_id and s.id = f.specialist_id
  where not f.is_deleted;

grant select on party_company_pics, party_specialist_fees to caseway_app, caseway_host;

create view platform_schemes with (security_invoker = true) as
  select tenant_id, id, name, is_gazetted, is_active from matter_types where not is_deleted;

grant select on platform_schemes to caseway_app, caseway_host;

create or replace view party_companies with (security_invoker = true) as
  select tenant_id, id, name, business_type, is_active, high_risk_applied, high_risk_applied_from,
    high_risk_applied_to, high_risk_reason_to_booking_cm, high_risk_reason_to_staff,
    prepayment_required, prepayment_status, report_delivery, report_email, email, side, tax_exempt
  from companies where not is_deleted;
