import type { ModuleTables } from '#kernel/server';

export const casesTables: ModuleTables = {
  tables: ['section_locks', 'co_poll_answers'],
  personal: [{ table: 'time_timers', of: ['case_id'], words: ['note'] }],
  shows: [
    'case_billing_facts',
    'case_billing_statuses',
    'case_overview',
    'case_claims',
    'case_earnings',
    'case_charges_to_invoice',
  ],
};
