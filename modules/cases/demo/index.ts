import type { DemoData } from '#kernel/server';
import { tenantNames } from '#platform/demo';
import { caseRows } from './cases/case-rows.ts';
import { settingRows } from './settings.ts';

/** What the trigger `keep_case` would have written, and the appointments that belong to a case. */
const registerSql = `insert into cases (tenant_id, id, case_type, case_no, client_id, claimant_name, company_id,
    booking_cm_id, contractor_id, specialist_id, claim_no, step, billing_status, is_on_hold, status_name,
    is_closed, is_urgent, next_step, next_due_date, pic_user_id, appointment_date, report_due_date,
    report_sent_on, visibility, creation_time, creator_id, last_modification_time)
  select tenant_id, id, 'IME', case_no, client_id, claimant_name, company_id, booking_cm_id, contractor_id,
    specialist_id, claim_no, step, billing_status, is_on_hold, status_name, is_closed, is_urgent, next_step,
    next_due_date, pic_user_id, appointment_date, report_due_date, report_sent_on, visibility, creation_time,
    creator_id, last_modification_time
  from assessments;
  update appointments a set case_module = 'IME', case_id = c.id::text
  from assessments c where c.tenant_id = a.tenant_id and c.appointment_id = a.id`;

export const casesDemo: DemoData = {
  rows: (facts) =>
    tenantNames.flatMap((tenant) => {
      const settings = settingRows(tenant, facts.today);
      return [...settings, ...caseRows(tenant, facts, settings)];
    }),
  afterwards: { tables: ['cases', 'appointments'], sql: registerSql },
};
