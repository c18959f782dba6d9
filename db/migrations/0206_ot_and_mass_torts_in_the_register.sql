create trigger fill_case before insert or update of client_id on ot
  for each row execute function fill_case();
create trigger keep_case after insert or update on ot
  for each row execute function keep_case('OT');
create policy seen_by_user on ot as restrictive for select to caseway_app using (
  visibility = 'everyone' or case_is_for(current_actor(), visibility, id));

create trigger fill_case before insert or update of client_id on mass_torts
  for each row execute function fill_case();
create trigger keep_case after insert or update on mass_torts
  for each row execute function keep_case('MT');
create policy seen_by_user on mass_torts as restrictive for select to caseway_app using (
  visibility = 'everyone' or case_is_for(current_actor(), visibility, id));

-- Whoever does not see the case does not see what belongs to it.
create policy seen_by_user on ot_quotations as restrictive for select to caseway_app using (
  exists (select 1 from ot c where c.tenant_id = ot_quotations.tenant_id and c.id = ot_quotations.ot_id));
create policy seen_by_user on ot_quotation_items as restrictive for select to caseway_app using (
  exists (select 1 from ot_quotations q
    where q.tenant_id = ot_quotation_items.tenant_id and q.id = ot_quotation_items.quotation_id));
create policy seen_by_user on mass_tort_reviews as restrictive for select to caseway_app using (
  exists (select 1 from mass_torts c
    where c.tenant_id = mass_tort_reviews.tenant_id and c.id = mass_tort_reviews.claimant_id));

-- A case has one quotation in hand; the others are its past.
create unique index ux_ot_quotations__current on ot_quotations (tenant_id, ot_id)
  where status in ('draft', 'sent', 'underReview') and not is_deleted;
-- Asked for every hour, across all tenants.
create index ix_ot_quotations__waiting on ot_quotations (valid_until)
  where status in ('sent', 'underReview') and not is_deleted;
create index ix_mass_torts__assessment on mass_torts (tenant_id, assessment_id)
  where assessment_id is not null and not is_deleted;
