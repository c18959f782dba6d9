-- Lent and not repaid, kept by difference: once an agreement for all loans of a statement. Agreements are
-- locked in one order, since two parts of a day-end write loans of the same ones.
drop trigger keep_agreement_use on disbursement_funding;
drop trigger keep_agreement_use_changed on disbursement_funding;

create or replace function keep_agreement_use() returns trigger language plpgsql as $$
declare
  tenants uuid[];
  ids uuid[];
  amounts numeric[];
begin
  if tg_op = 'INSERT' then
    select array_agg(d.tenant_id), array_agg(d.id), array_agg(d.amount) into tenants, ids, amounts
      from (select n.tenant_id, n.agreement_id as id, sum(n.principal) as amount from written n
        where n.principal <> 0 group by n.tenant_id, n.agreement_id) d;
  else
    select array_agg(d.tenant_id), array_agg(d.id), array_agg(d.amount) into tenants, ids, amounts
      from (select n.tenant_id, n.agreement_id as id, sum(coalesce(n.principal, 0) - coalesce(o.principal, 0)) as amount
        from written n join before o on o.tenant_id = n.tenant_id and o.id = n.id
        where n.principal is distinct from o.principal group by n.tenant_id, n.agreement_id) d
      where d.amount <> 0;
  end if;
  if ids is null then
    return null;
  end if;
  perform from facility_agreements a join unnest(tenants, ids) as d(tenant_id, id)
      on a.tenant_id = d.tenant_id and a.id = d.id
    order by a.tenant_id, a.id for update of a;
  update facility_agreements a set drawn = coalesce(a.drawn, 0) + d.amount
    from unnest(tenants, ids, amounts) as d(tenant_id, id, amount)
    where a.tenant_id = d.tenant_id and a.id = d.id;
  return null;
end $$;

create trigger keep_agreement_use after insert on disbursement_funding
  referencing new table as written for each statement execute function keep_agreement_use();
create trigger keep_agreement_use_changed after update on disbursement_funding
  referencing old table as before new table as written for each statement execute function keep_agreement_use();
