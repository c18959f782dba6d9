import type { ModuleTables } from '#kernel/server';

export const casesTables: ModuleTables = {
  tables: [
    'ot_quotation_links',
    'section_locks',
    'co_poll_answers',
    'co_poll_links',
    'mn_opinion_links',
    'record_upload_links',
  ],
  shows: [
    'case_billing_facts',
    'case_billing_statuses',
    'case_overview',
    'case_claims',
    'case_earnings',
    'case_charges_to_invoice',
  ],
};
