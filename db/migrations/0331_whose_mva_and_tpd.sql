create trigger fill_case before insert or update of client_id on mva_claim
  for each row execute function fill_case();
create trigger keep_case after insert or update on mva_claim
  for each row execute function keep_case('MVA');
create policy seen_by_user on mva_claim as restrictive for select to caseway_app using (
  visibility = 'everyone' or case_is_for(current_actor(), visibility, id));

create trigger fill_case before insert or update of client_id on tpd
  for each row execute function fill_case();
create trigger keep_case after insert or update on tpd
  for each row execute function keep_case('TPD');
create policy seen_by_user on tpd as restrictive for select to caseway_app using (
  visibility = 'everyone' or case_is_for(current_actor(), visibility, id));

-- Whoever does not see the case does not see what belongs to it.
create policy seen_by_user on mva_insurers as restrictive for select to caseway_app using (
  exists (select 1 from mva_claim c where c.tenant_id = mva_insurers.tenant_id and c.id = mva_insurers.claim_id));
create policy seen_by_user on mva_offers as restrictive for select to caseway_app using (
  exists (select 1 from mva_claim c where c.tenant_id = mva_offers.tenant_id and c.id = mva_offers.claim_id));
create policy seen_by_user on mva_demands as restrictive for select to caseway_app using (
  exists (select 1 from mva_claim c where c.tenant_id = mva_demands.tenant_id and c.id = mva_demands.claim_id));
create policy seen_by_user on mva_medical_providers as restrictive for select to caseway_app using (
  exists (select 1 from mva_claim c
    where c.tenant_id = mva_medical_providers.tenant_id and c.id = mva_medical_providers.claim_id));
create policy seen_by_user on mva_treatment_periods as restrictive for select to caseway_app using (
  exists (select 1 from mva_claim c
    where c.tenant_id = mva_treatment_periods.tenant_id and c.id = mva_treatment_periods.claim_id));
create policy seen_by_user on mva_treatment_plans as restrictive for select to caseway_app using (
  exists (select 1 from mva_claim c
    where c.tenant_id = mva_treatment_plans.tenant_id and c.id = mva_treatment_plans.claim_id));
create policy seen_by_user on mva_disbursements as restrictive for select to caseway_app using (
  exists (select 1 from mva_claim c
    where c.tenant_id = mva_disbursements.tenant_id and c.id = mva_disbursements.claim_id));
create policy seen_by_user on mva_limitation_reminders as restrictive for select to caseway_app using (
  exists (select 1 from mva_claim c
    where c.tenant_id = mva_limitation_reminders.tenant_id and c.id = mva_limitation_reminders.claim_id));
create policy seen_by_user on tpd_policies as restrictive for select to caseway_app using (
  exists (select 1 from tpd c where c.tenant_id = tpd_policies.tenant_id and c.id = tpd_policies.claim_id));
create policy seen_by_user on tpd_statements as restrictive for select to caseway_app using (
  exists (select 1 from tpd c where c.tenant_id = tpd_statements.tenant_id and c.id = tpd_statements.claim_id));
create policy seen_by_user on tpd_statement_chases as restrictive for select to caseway_app using (
  exists (select 1 from tpd c
    where c.tenant_id = tpd_statement_chases.tenant_id and c.id = tpd_statement_chases.claim_id));
create policy seen_by_user on tpd_answers as restrictive for select to caseway_app using (
  exists (select 1 from tpd c where c.tenant_id = tpd_answers.tenant_id and c.id = tpd_answers.claim_id));

-- Asked for every hour, across all tenants.
create index ix_mva_claim__running on mva_claim (limitation_date)
  where not is_closed and not is_deleted and limitation_date is not null;
create index ix_tpd_statements__owed on tpd_statements (due_on)
  where received_on is null and requested_on is not null and not is_deleted;
