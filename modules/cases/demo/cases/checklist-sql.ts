/** Answered before the case could come so far, for every checklist of a name. */
const done = `(l.name like '%paperwork%' and c.step not in ('caseCreated', 'appointmentRequested', 'appointmentConfirmed'))
  or (l.name like '%quality assurance%' and c.step in ('reportFinalisation', 'reportSent'))`;

const isAnswered = `(${done} or abs(hashtext(c.id::text || k.id::text)) % 100 < 25)`;

/** What the event of a new case would have made: the checklists that fit each open case, some answered. */
export const checklistSql = `insert into task_checklists (tenant_id, id, case_id, check_list_id, criteria_id,
    group_task, item_index, name, description, is_required, case_status, status, user_id, answered_at)
  select c.tenant_id, md5(c.id::text || k.id::text)::uuid, c.id, l.id, k.id, l.name, k.item_index, k.name,
    k.description, k.is_required, k.case_status,
    case when ${isAnswered} then 'complete' else 'incomplete' end,
    case when ${isAnswered} then c.creator_id end,
    case when ${isAnswered} then c.creation_time + interval '1 day' end
  from cases c
  join check_lists l on l.tenant_id = c.tenant_id and l.is_active and not l.is_deleted
    and l.company_type is null and (l.service_type is null or l.service_type = c.case_type)
  join checklist_criterias k on k.tenant_id = l.tenant_id and k.check_list_id = l.id and not k.is_deleted
  where not c.is_closed`;
