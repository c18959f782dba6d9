-- An action that the product raised ends when what it asks for is known: rules of other modules look at its key.

create or replace view correspondence_actions with (security_invoker=true) as
  select tenant_id, id, assigned_user_id, due_date, status, from_module, object_id, raised_key
  from action_required_search where not is_deleted;
