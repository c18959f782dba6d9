-- Who may be the case manager of a booking for a company: its own people, those of the companies that
-- it shares claimants with (B-253), and its booking agents (G-131). A disabled person is none of them.
create function case_managers_for_company(company uuid) returns setof uuid language sql stable as $$
  select m.id from case_managers m
  where m.tenant_id = current_tenant() and m.is_active and not m.is_deleted
    and (m.company_id = company
      or m.company_id in (
        select member.target_id from company_groups__companies own
        join company_groups g on g.tenant_id = own.tenant_id and g.id = own.owner_id
          and g.is_active and not g.is_deleted
        join company_groups__companies member on member.tenant_id = g.tenant_id and member.owner_id = g.id
        where own.tenant_id = current_tenant() and own.target_id = company)
      or m.id in (
        select a.case_manager_id from company_booking_agents a
        where a.tenant_id = current_tenant() and a.company_id = company and not a.is_deleted))
$$;
