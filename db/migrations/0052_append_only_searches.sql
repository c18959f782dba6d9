drop policy tenant_wall on appointment_search_history;
drop policy host_work on appointment_search_history;

alter table appointment_search_history enable row level security;
alter table appointment_search_history force row level security;
create policy tenant_wall on appointment_search_history to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointment_search_history to caseway_host using (true) with check (true);
revoke all on appointment_search_history from caseway_app, caseway_host;
grant select, insert on appointment_search_history to caseway_app;
grant select, insert on appointment_search_history to caseway_host;

create trigger append_only before update or delete on appointment_search_history
  for each row execute function refuse_change();

create trigger never_truncated before truncate on appointment_search_history
  for each statement execute function refuse_change();
