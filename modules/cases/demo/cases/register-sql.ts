const columns = `tenant_id, id, case_no, client_id, claimant_name, company_id, booking_cm_id, contractor_id,
    specialist_id, claim_no, step, billing_status, is_on_hold, status_name, is_closed, is_urgent, next_step,
    next_due_date, pic_user_id, report_due_date, visibility, creation_time, creator_id, last_modification_time`;

const ofType = (key: string, table: string, hasAppointment: boolean): string => {
  const more = hasAppointment ? ', appointment_date, report_sent_on' : '';
  return `insert into cases (case_type, ${columns}${more}) select '${key}', ${columns}${more} from ${table}`;
};

/** A type with a report and without an appointment. */
const ofReport = (key: string, table: string): string =>
  `insert into cases (case_type, ${columns}, report_sent_on) select '${key}', ${columns}, report_sent_on from ${table}`;

const ofAppointments = (key: string, table: string): string =>
  `update appointments a set case_module = '${key}', case_id = c.id::text
    from ${table} c where c.tenant_id = a.tenant_id and c.appointment_id = a.id`;

/** What the trigger `keep_case` would have written, and the appointments that belong to a case. */
export const registerSql = [
  ofType('IME', 'assessments', true),
  ofType('OT', 'ot', true),
  ofType('MT', 'mass_torts', false),
  ofType('MVA', 'mva_claim', false),
  ofType('TPD', 'tpd', false),
  ofReport('SUPP', 'supplementaries'),
  ofReport('FR', 'file_reviews'),
  ofType('CO', 'co_teleconference', false),
  ofType('MN', 'mednegs', false),
  `update cases k set appointment_date = c.appointment_date from co_teleconference c
    where c.tenant_id = k.tenant_id and c.id = k.id and c.appointment_date is not null`,
  ofType('MR', 'clinical_records', false),
  ofType('NDIS', 'ndis', false),
  ofAppointments('IME', 'assessments'),
  ofAppointments('OT', 'ot'),
].join(';\n');
