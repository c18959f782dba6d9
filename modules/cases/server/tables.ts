import type { ModuleTables } from '#kernel/server';

export const casesTables: ModuleTables = {
  tables: ['ot_quotation_links', 'record_upload_links', 'section_locks'],
  shows: [
    'case_billing_facts',
    'case_overview',
    'case_claims',
    'case_earnings',
    'case_charges_to_invoice',
  ],
};
