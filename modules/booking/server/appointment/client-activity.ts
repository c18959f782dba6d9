import { clientActivity } from '#parties/server';

/** G-005: a client is active in the month of an appointment, and when its status changed. */
export const appointmentActivity = clientActivity.contribute(`select tenant_id, client_id, date_from
    from appointments where not is_deleted and status <> 'cancelled'
  union all
  select l.tenant_id, a.client_id, l.occurred_at from status_log l
  join appointments a on a.tenant_id = l.tenant_id and a.id = l.record_id
  where l.resource = 'appointment' and not a.is_deleted`);
