import { clientActivity } from '#parties/server';

/** G-005: a client is active in the month in which a case of theirs began or changed its status. */
export const caseActivity = clientActivity.contribute(`select tenant_id, client_id, creation_time
    from cases where not is_deleted and client_id is not null
  union all
  select l.tenant_id, c.client_id, l.occurred_at from status_log l
  join cases c on c.tenant_id = l.tenant_id and c.id = l.record_id
  where not c.is_deleted and c.client_id is not null and l.from_state is distinct from l.to_state`);
